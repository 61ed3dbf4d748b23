import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useAlgoliaContextualFacetFilters } from '@docusaurus/theme-search-algolia/client';
import {
  sharedSearchClient,
  createSearchRetryPolicy,
  useSearchConfig,
  warmUpSearch,
} from '@site/src/search';
import {
  nextResults,
  noResults,
  type SearchAnswer,
  type ResultsState,
  type SearchHit,
} from './results';
import { queryDebounceMs } from './useUrlQuery';

/** Number of results per page. Requirement 9.5. */
const hitsPerPage = 20;

interface SearchRequest {
  readonly query: string;
  readonly page: number;
}

/** Returns the results of `query`, and `more`, which loads their next page. */
export function useSearchResults(query: string): ResultsState & { readonly more: () => void } {
  const site = useSearchConfig();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const [context] = useState({ site, facetFilters });
  const [state, dispatch] = useReducer(nextResults, noResults);
  /** Sends a request. Null cancels the pending request, whose answer is then ignored. */
  const searchRef = useRef<(request: SearchRequest | null) => void>(undefined);

  useEffect(() => {
    const retryPolicy = createSearchRetryPolicy(context.site);
    const client = retryPolicy.watch(sharedSearchClient(context.site));
    let last: SearchRequest | null = null;
    let stall: ReturnType<typeof setTimeout> | undefined;
    const search = (request: SearchRequest | null) => {
      const current = (last = request && { ...request });
      clearTimeout(stall);
      if (!current) return;
      stall = setTimeout(() => dispatch({ type: 'stalled' }), queryDebounceMs);
      dispatch({ type: 'asked' });
      const settle = (event: Parameters<typeof dispatch>[0]) => {
        if (last !== current) return;
        clearTimeout(stall);
        dispatch(event);
      };
      const parameters = { ...current, indexName: context.site.indexName, ...fixedParameters };
      client
        .search<SearchHit>({
          requests: [{ ...parameters, facetFilters: context.facetFilters }],
        })
        .then(
          // The client's type also includes answers to facet queries.
          ({ results: [answer] }) => settle({ type: 'answered', answer: answer as SearchAnswer }),
          () => settle({ type: 'failed' }),
        );
    };
    searchRef.current = search;
    warmUpSearch(context.site);
    const disconnect = retryPolicy.connect(() => search(last));
    return () => {
      disconnect();
      search(null);
    };
  }, [context]);

  useEffect(() => {
    searchRef.current?.(query ? { query, page: 0 } : null);
    if (!query) dispatch({ type: 'cleared' });
  }, [query]);

  const { status, page, hasMore } = state;
  const canAsk = hasMore && status === 'idle';
  const more = useCallback(() => {
    if (canAsk) searchRef.current?.({ query, page: page + 1 });
  }, [canAsk, query, page]);
  return { ...state, more };
}

const fixedParameters = {
  hitsPerPage,
  advancedSyntax: true,
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
};
