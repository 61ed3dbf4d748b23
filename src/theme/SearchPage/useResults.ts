import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import algoliaSearchHelper, { type AlgoliaSearchHelper } from 'algoliasearch-helper';
import { useAlgoliaContextualFacetFilters } from '@docusaurus/theme-search-algolia/client';
import { searchClient, searchRecovery, useSearchSite, warmUpSearch } from '@site/src/search';
import { nextResults, nothing, type SearchHit, type ResultsState } from './results';
import { pauseMs } from './useQuery';

/** Requirement 9.5. */
const hitsPerPage = 20;

/** Returns the results of `query` and a function that loads the next page of them. */
export function useResults(query: string): ResultsState & { readonly more: () => void } {
  const site = useSearchSite();
  const filters = useAlgoliaContextualFacetFilters().flat();
  const [context] = useState({ site, filters });
  const [state, tell] = useReducer(nextResults, nothing);
  const helper = useRef<AlgoliaSearchHelper>(undefined);

  useEffect(() => {
    const recovery = searchRecovery(context.site);
    const client = recovery.watch(searchClient(context.site));
    const asking = createHelper(client, context.site.indexName, context.filters);
    let stall: ReturnType<typeof setTimeout> | undefined;
    asking.on('search', () => {
      clearTimeout(stall);
      stall = setTimeout(() => tell({ type: 'stalled' }), pauseMs);
      tell({ type: 'asked' });
    });
    asking.on('result', ({ results }) => {
      clearTimeout(stall);
      // The helper's type allows any hits. These are the fields of this site's records.
      tell({ type: 'answered', answer: results as typeof results & { hits: SearchHit[] } });
    });
    asking.on('error', () => {
      clearTimeout(stall);
      tell({ type: 'failed' });
    });
    helper.current = asking;
    warmUpSearch(context.site);
    const disconnect = recovery.connect(() => asking.search());
    return () => {
      disconnect();
      clearTimeout(stall);
      asking.removeAllListeners();
    };
  }, [context]);

  useEffect(() => {
    if (query) helper.current?.setQuery(query).search();
    else tell({ type: 'cleared' });
  }, [query]);

  const { status, page, hasMore } = state;
  const canAsk = hasMore && status === 'idle';
  const more = useCallback(() => {
    if (canAsk) helper.current?.setPage(page + 1).search();
  }, [canAsk, page]);
  return { ...state, more };
}

function createHelper(
  client: ReturnType<typeof searchClient>,
  indexName: string,
  filters: readonly string[],
): AlgoliaSearchHelper {
  const facets = filters.map((filter) => filter.split(':', 2) as [string, string]);
  const helper = algoliaSearchHelper(client, indexName, {
    hitsPerPage,
    advancedSyntax: true,
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
    disjunctiveFacets: [...new Set(facets.map(([facet]) => facet))],
  });
  for (const [facet, value] of facets) helper.addDisjunctiveFacetRefinement(facet, value);
  return helper;
}
