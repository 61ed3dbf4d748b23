import type { SearchRecord } from '../records/record';

/** Where the rows of an index stand: on which page, in which section, in which role. */
export interface Outline {
  /** Of each row the place of its page in `pages`. */
  readonly pageOf: readonly number[];
  /** Of each row the place of its section in `sections`. */
  readonly sectionOf: readonly number[];
  readonly pages: readonly PageOutline[];
  /** Each section's first row: its heading, or the page's own row. */
  readonly sections: readonly SectionOutline[];
}

export interface PageOutline {
  readonly ownRow: number;
}

export interface SectionOutline {
  readonly firstRow: number;
  readonly page: number;
  /** The section that this one is a part of; -1 for a page's own. */
  readonly parent: number;
}

/** Records of a page stand together, its own first, in reading order. */
export function createOutline(records: readonly SearchRecord[]): Outline {
  const pageOf: number[] = [];
  const sectionOf: number[] = [];
  const pages: PageOutline[] = [];
  const sections: SectionOutline[] = [];
  /** The open section of each level, from the page's own. */
  let open: number[] = [];
  for (const [row, { type }] of records.entries()) {
    if (type === 'lvl1') {
      pages.push({ ownRow: row });
      open = [];
    }
    if (type !== 'content') {
      const level = Number(type.slice(3));
      // A level that a page skips is that of the section above it.
      open = Array.from({ length: level - 1 }, (_, above) => open[above] ?? open.at(-1) ?? -1);
      const parent = open.at(-1) ?? -1;
      open[level - 1] = sections.length;
      sections.push({ firstRow: row, page: pages.length - 1, parent });
    }
    pageOf.push(pages.length - 1);
    sectionOf.push(sections.length - 1);
  }
  return { pageOf, sectionOf, pages, sections };
}
