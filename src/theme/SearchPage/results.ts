/** A result for display. Its strings are HTML with no elements except `mark`. */
export interface DisplayedResult {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly breadcrumbs: readonly string[];
  readonly summary: string;
}

export interface ResultsState {
  /** Status of the search. It becomes `stalled` after 300 ms without an answer. Requirement 4.20. */
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The query that `results` belong to. It differs from the page's query until the answer arrives. */
  readonly query: string;
  readonly results: readonly DisplayedResult[];
  readonly count: number;
  /** Number of the last page in `results`, from 0. */
  readonly page: number;
  readonly hasMore: boolean;
}

export type ResultsEvent =
  | { readonly type: 'asked' | 'stalled' | 'failed' | 'cleared' }
  | { readonly type: 'answered'; readonly answer: SearchAnswer };

/** The fields of an answer that the page reads. */
export interface SearchAnswer {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly page: number;
}

/** The fields of a hit that the page reads. Requirement 3.12. */
export interface SearchHit {
  readonly objectID: string;
  readonly url: string;
  readonly _highlightResult: { readonly hierarchy: Readonly<Record<string, { value: string }>> };
  readonly _snippetResult?: { readonly content?: { readonly value: string } };
}

export const noResults: ResultsState = {
  status: 'idle',
  query: '',
  results: [],
  count: 0,
  page: 0,
  hasMore: false,
};

/** Reducer of the search state. Appends the hits of further pages to the results. */
export function nextResults(state: ResultsState, event: ResultsEvent): ResultsState {
  switch (event.type) {
    case 'cleared':
      return noResults;
    case 'asked':
      return { ...state, status: 'loading' };
    case 'stalled':
      return state.status === 'loading' ? { ...state, status: 'stalled' } : state;
    case 'failed':
      return { ...state, status: 'error' };
    case 'answered': {
      const { query, hits, nbHits, nbPages, page } = event.answer;
      const before = page === 0 ? [] : state.results;
      return {
        status: 'idle',
        query,
        results: [...before, ...hits.map(resultOf)],
        count: nbHits,
        page,
        hasMore: page + 1 < nbPages,
      };
    }
  }
}

/** Returns the result for a hit. The deepest level is the title, and the levels above are the breadcrumbs. */
function resultOf({ objectID, url, _highlightResult, _snippetResult }: SearchHit): DisplayedResult {
  const levels = Object.values(_highlightResult.hierarchy).map(({ value }) => value);
  return {
    id: objectID,
    url,
    title: levels.at(-1) ?? url,
    breadcrumbs: levels.slice(0, -1),
    summary: _snippetResult?.content?.value ?? '',
  };
}
