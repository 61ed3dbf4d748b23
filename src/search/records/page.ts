/** What a built page says, before it is cut into records. */
export interface Page {
  readonly path: string;
  /** The group under which results of the page are shown. */
  readonly group: string;
  readonly title: string;
  readonly language: string;
  readonly version: string;
  readonly tag: string;
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
