/** What the page asks the search worker. Every `request` is answered by one `answer` of the same id. */
export type SearchQuestion =
  | { readonly op: 'init'; readonly manifestUrl: string }
  /** What failed to load is tried again: the reader opened search, or it is time to ask again. */
  | { readonly op: 'retry' }
  | {
      readonly op: 'request';
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly body: string;
    };

/** What the search worker tells the page. */
export type SearchReport =
  /** Its code has arrived. */
  | { readonly op: 'started' }
  | { readonly op: 'failed'; readonly reason: string }
  | ({ readonly op: 'answer'; readonly id: number } & SearchAnswer);

/** The shape that the client's requester contract asks for; status 0 is a host that cannot be reached. */
export interface SearchAnswer {
  readonly status: number;
  readonly content: string;
  readonly isTimedOut: boolean;
}
