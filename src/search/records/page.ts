import type { SymbolLevel } from './pageRank';

/** What a built page says, before it is cut into records. */
export interface Page {
  readonly path: string;
  /** The group under which results of the page are shown. */
  readonly group: string;
  readonly title: string;
  readonly language: string;
  readonly version: string;
  readonly tag: string;
  /** Of a symbol that is no everyday one. */
  readonly level?: SymbolLevel | undefined;
  /** Address of the page to read next, if the page names one. */
  readonly next: string | undefined;
  readonly blocks: readonly Block[];
}

/** A piece of a page in reading order. */
export type Block =
  | {
      readonly kind: 'heading';
      readonly level: number;
      readonly text: string;
      readonly anchor: string | null;
    }
  | { readonly kind: 'text' | 'code'; readonly text: string };

/** What the index keeps of a page, as it is stored. */
export interface IndexedPage {
  readonly path: string;
  readonly group: string;
  /** Where it is not the last part of `path`, as it is of symbols. */
  readonly title?: string;
  /** What readers call what the page is for. */
  readonly tasks?: string;
  readonly level?: SymbolLevel;
  readonly blocks: readonly IndexedBlock[];
}

/** A heading as level, title and, where it is not the title's slug, anchor; a text; or the names in a piece of code. */
export type IndexedBlock =
  | readonly [level: number, title: string, anchor?: string | null]
  | string
  | { readonly code: string };

/** The last part of a page's path: of a symbol its name. */
export function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
