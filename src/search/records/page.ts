import type { SymbolLevel } from './pageRank';

/** The content of a built page, before it is cut into records. */
export interface Page {
  readonly path: string;
  /** The group under which results of the page are shown. */
  readonly group: string;
  readonly title: string;
  readonly language: string;
  readonly version: string;
  readonly tag: string;
  /** Level of a symbol; undefined for everyday symbols and other pages. */
  readonly level?: SymbolLevel | undefined;
  /** Address of the next page to read, if the page links to one. */
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

/** The stored part of a page. */
export interface IndexedPage {
  readonly path: string;
  readonly group: string;
  /** Title, unless it is the last part of `path`, as for symbols. */
  readonly title?: string;
  /** Task phrases between commas: the readers' words for what the page does. */
  readonly tasks?: string;
  readonly level?: SymbolLevel;
  readonly blocks: readonly IndexedBlock[];
}

/** A heading (level, title, and the anchor unless it is the title's slug), a text, or code. */
export type IndexedBlock =
  | readonly [level: number, title: string, anchor?: string | null]
  | string
  | { readonly code: string };

/** Returns the last part of a page's path, which is the name of a symbol. */
export function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
