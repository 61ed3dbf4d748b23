/** A message from the page to the search worker. Every `request` gets one `answer` with the same id. */
export type SearchWorkerRequest =
  /** Loads the index. It is the first message. */
  | { readonly op: 'load'; readonly manifestUrl: string; readonly cache: RequestCache }
  | {
      readonly op: 'request';
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly body: string;
    };

/** A message from the search worker to the page. */
export type SearchWorkerMessage =
  /** The worker's code has loaded. */
  | { readonly op: 'started' }
  /** The index could not be loaded. */
  | { readonly op: 'failed'; readonly reason: string }
  | ({ readonly op: 'answer'; readonly id: number } & SearchResponse);

/** The response that the requester passes to the client. Status 0 means an unreachable host. */
export interface SearchResponse {
  readonly status: number;
  readonly content: string;
  readonly isTimedOut: boolean;
}
