import {
  useCallback,
  useEffect,
  useState,
  type BaseSyntheticEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import {
  createAutocomplete,
  type AutocompleteApi,
  type AutocompleteOptions,
  type AutocompleteState,
} from '@algolia/autocomplete-core';
import { useHistory } from '@docusaurus/router';
import { isRegexpStringMatch } from '@docusaurus/theme-common';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import { sharedSearchClient, createSearchRetryPolicy, type SearchConfig } from '@site/src/search';
import { groupHits, type GroupedHit, type SearchHit } from './groupHits';
import type { SavedSearches } from './savedSearches';

export const inputMaxLength = 64;

type Item = GroupedHit & Record<string, unknown>;
export type SearchAutocomplete = AutocompleteApi<
  Item,
  BaseSyntheticEvent,
  MouseEvent,
  KeyboardEvent
>;
export type SearchState = AutocompleteState<Item> & { readonly context: SearchContext };
export type HitCollection = SearchState['collections'][number];

/** The context of the autocomplete library: the data of the latest answer except its hits. */
interface SearchContext extends Record<string, unknown> {
  /** Total number of hits for the query. */
  readonly count: number;
  readonly hasFailed: boolean;
  /**
   * Section titles of the answer with the most sections so far. They are suggested if a search finds nothing.
   */
  readonly suggestions: readonly string[];
}

/** Ids of the sources on the start screen. The sources of results have the names of their sections as ids. */
export const savedSources = { recent: 'recentSearches', favorites: 'favoriteSearches' } as const;

interface Options {
  readonly site: SearchConfig;
  readonly initialQuery: string;
  readonly placeholder: string;
  readonly saved: SavedSearches;
  readonly onClose: () => void;
}

/** Connects Algolia's headless autocomplete to the site's search client, links and saved searches. */
export function useAutocomplete({ site, initialQuery, placeholder, saved, onClose }: Options): {
  readonly autocomplete: SearchAutocomplete;
  readonly state: SearchState;
  /** Repeats the search. */
  readonly refresh: () => void;
} {
  const processUrl = useSearchResultUrlProcessor();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const navigate = useNavigate();
  const [retryPolicy] = useState(() => createSearchRetryPolicy(site));
  const [state, setState] = useState<SearchState>(() => ({
    activeItemId: null,
    query: initialQuery,
    completion: null,
    collections: [],
    isOpen: false,
    status: 'idle',
    context: { count: 0, hasFailed: false, suggestions: [] },
  }));
  const [autocomplete] = useState(() => {
    const search = createSearch(site, retryPolicy.watch(sharedSearchClient(site)), facetFilters);
    return createAutocomplete<Item, BaseSyntheticEvent, MouseEvent, KeyboardEvent>({
      id: 'docsearch',
      initialState: state,
      defaultActiveItemId: 0,
      openOnFocus: true,
      placeholder,
      insights: site.insights,
      navigator: { navigate: ({ itemUrl }) => navigate(itemUrl) },
      onStateChange: (change) => setState(change.state as SearchState),
      getSources: createGetSources({ site, saved, search, processUrl, onClose }),
    });
  });

  const refresh = useCallback(() => {
    // Otherwise the library would keep the list closed after an answer without hits.
    autocomplete.setIsOpen(true);
    void autocomplete.refresh();
  }, [autocomplete]);
  useEffect(() => retryPolicy.connect(refresh), [retryPolicy, refresh]);
  return { autocomplete, state, refresh };
}

/**
 * Returns true if the browser handles the click: it opens the link in a new tab or window, or downloads it. The dialog
 * then stays open. Requirement 4.31.
 */
export function isHandledByBrowser({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

interface SourcesOptions extends Pick<Options, 'site' | 'saved' | 'onClose'> {
  readonly search: ReturnType<typeof createSearch>;
  readonly processUrl: (url: string) => string;
}

/** Returns the callback that the library calls to get the result lists of a query. */
function createGetSources({
  site,
  saved,
  search,
  processUrl,
  onClose,
}: SourcesOptions): NonNullable<AutocompleteOptions<Item>['getSources']> {
  let lastRequest = 0;
  let lastAnswered = 0;

  const source = (sourceId: string, items: readonly GroupedHit[]) => ({
    sourceId,
    getItems: () => [...items] as Item[],
    getItemUrl: ({ item }: { readonly item: Item }) => item.url,
    onSelect({ item, event }: { readonly item: Item; readonly event: MouseEvent }) {
      if (site.keepsSearches) saved.remember(item);
      if (!isHandledByBrowser(event)) onClose();
    },
  });

  return async ({ query, ...scope }) => {
    const requestNumber = ++lastRequest;
    const setContext = (context: Partial<SearchContext>) => {
      // Ignores stale responses. Autocomplete does this for items, but not for the context.
      if (requestNumber < lastAnswered) return;
      lastAnswered = requestNumber;
      scope.setContext(context);
    };
    if (!query) {
      setContext({ hasFailed: false });
      if (!site.keepsSearches) return [];
      return [
        source(savedSources.recent, saved.recent.all()),
        source(savedSources.favorites, saved.favorites.all()),
      ];
    }
    try {
      const { hits, count } = await search(query);
      const groups = groupHits(hits.map((hit) => ({ ...hit, url: processUrl(hit.url) })));
      const titles = [...groups.keys()];
      const { suggestions } = scope.state.context as SearchContext;
      setContext({
        count,
        hasFailed: false,
        suggestions: titles.length > suggestions.length ? titles : suggestions,
      });
      return Array.from(groups, ([title, items]) => source(title, items));
    } catch {
      // The retry policy logs the error. If this promise rejected, the library would show "no results".
      setContext({ hasFailed: true });
      return [];
    }
  };
}

/** Returns a function that sends a query to the search service. Requirements 7.4, 7.6, 9.5, 9.6. */
function createSearch(
  { indexName, insights, settings }: SearchConfig,
  client: ReturnType<typeof sharedSearchClient>,
  facetFilters: ReturnType<typeof useAlgoliaContextualFacetFilters>,
) {
  const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
    (level) => `hierarchy.${level}`,
  );
  const snippetWords = window.matchMedia('(max-width: 768px)').matches ? 5 : 10;
  return async (query: string) => {
    const { results } = await client.search<SearchHit>({
      requests: [
        {
          query,
          indexName,
          attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
          attributesToSnippet: [...levels, 'content'].map((name) => `${name}:${snippetWords}`),
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          hitsPerPage: 20,
          clickAnalytics: insights,
          facetFilters,
          // Quoted phrases and excluded words work as on /search, so both show the same number of results.
          advancedSyntax: true,
        },
      ],
    });
    // The client's type also includes answers to facet queries.
    const { hits, nbHits, queryID } = results[0] as unknown as Answer;
    const insightsFields = insights && {
      __autocomplete_indexName: indexName,
      __autocomplete_queryID: queryID,
      __autocomplete_algoliaCredentials: settings,
    };
    return { hits: hits.map((hit) => ({ ...hit, ...insightsFields })), count: nbHits };
  };
}

interface Answer {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly queryID?: string;
}

/**
 * Returns a function that opens a result: with the router if the result is on this site, otherwise with a page load.
 */
function useNavigate(): (url: string) => void {
  const history = useHistory();
  const { externalUrlRegex } = useAlgoliaThemeConfig().algolia;
  return (url) => {
    if (isRegexpStringMatch(externalUrlRegex, url)) window.location.assign(url);
    else history.push(url);
  };
}
