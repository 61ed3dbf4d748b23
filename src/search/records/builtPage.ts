import type { SymbolLevel } from './pageRank';

/** The content of a built page, before it is cut into records. */
export interface BuiltPage {
  readonly path: string;
  /** The group under which results list the page. */
  readonly group: string;
  readonly title: string;
  readonly language: string;
  readonly version: string;
  readonly tag: string;
  /** Level of a symbol; undefined for everyday symbols and for other pages. */
  readonly level?: SymbolLevel | undefined;
  /** URL of the next page in reading order; undefined for the last page. */
  readonly next: string | undefined;
  readonly blocks: readonly PageBlock[];
}

/** A piece of a page in reading order. */
export type PageBlock =
  | {
      readonly kind: 'heading';
      readonly level: number;
      readonly text: string;
      readonly anchor: string | null;
    }
  | { readonly kind: 'text' | 'code'; readonly text: string };

/** The data of a page that the index stores. */
export interface IndexedPage {
  readonly path: string;
  readonly group: string;
  /** The title; undefined if it equals the last part of `path`, as for symbols. */
  readonly title?: string;
  /** Comma-separated task phrases: descriptions of the page's purpose in readers' words. */
  readonly tasks?: string;
  readonly level?: SymbolLevel;
  readonly blocks: readonly IndexedBlock[];
}

/** A heading, a text block, or a code block. The anchor of a heading is omitted if it is the slug of its text. */
export type IndexedBlock =
  | readonly [level: number, title: string, anchor?: string | null]
  | string
  | { readonly code: string };

/** Returns the last part of a page's path. For a symbol, this is its name. */
export function lastPathSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
