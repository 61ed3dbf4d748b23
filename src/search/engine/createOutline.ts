import type { SearchRecord } from '../records/record';

/** The page and the section of each row of the index. */
export interface Outline {
  /** For each row, the index of its page in `titleRows`. */
  readonly pageOf: readonly number[];
  /** For each row, the index of its section in `sections`. */
  readonly sectionOf: readonly number[];
  /** For each page, the row of its title. */
  readonly titleRows: readonly number[];
  readonly sections: readonly SectionOutline[];
}

export interface SectionOutline {
  /** The row of the section's heading or, for a page's own section, of its title. */
  readonly firstRow: number;
  /** Index of the section's page in `titleRows`. */
  readonly page: number;
  /** Index of the enclosing section in `sections`; -1 for a page's own section. */
  readonly parent: number;
}

/**
 * Creates the outline of `records`. The records of a page are in reading order, the record of the page itself first.
 */
export function createOutline(records: readonly SearchRecord[]): Outline {
  const pageOf: number[] = [];
  const sectionOf: number[] = [];
  const titleRows: number[] = [];
  const sections: SectionOutline[] = [];
  /** For each level, the index of the current section in `sections`. The first section is the page's own. */
  let open: number[] = [];
  for (const [row, { type }] of records.entries()) {
    if (type === 'lvl1') {
      titleRows.push(row);
      open = [];
    }
    if (type !== 'content') {
      const level = Number(type.slice(3));
      // If a heading level is skipped, the section above takes its place.
      open = Array.from({ length: level - 1 }, (_, above) => open[above] ?? open.at(-1) ?? -1);
      const parent = open.at(-1) ?? -1;
      open[level - 1] = sections.length;
      sections.push({ firstRow: row, page: titleRows.length - 1, parent });
    }
    pageOf.push(titleRows.length - 1);
    sectionOf.push(sections.length - 1);
  }
  return { pageOf, sectionOf, titleRows, sections };
}
