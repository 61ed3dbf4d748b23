// By its own name: the re-export in the modal's package is dropped as free of side effects.
import '@docsearch/css';
import './modal.css';
import { useState, type ComponentType, type ReactNode } from 'react';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { isRegexpStringMatch, useSearchLinkCreator } from '@docusaurus/theme-common';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
import {
  pagesFirst,
  prepareSavedSearches,
  readSearchSite,
  searchClient,
  searchRecovery,
  useSearchSite,
  warmUpSearch,
  type Recovery,
} from '@site/src/search';
import SearchCredit from '../SearchCredit';
import { useFocusInWindow } from './useFocusInWindow';

/** The modal as `plugins/docsearch` patches it. */
const PatchedModal = DocSearchModal as ComponentType<
  DocSearchModalProps & {
    /** Stands in the place of Algolia's logo. */
    readonly credit?: ReactNode;
    /** Gets what asks for the query on the screen again; returns how to disconnect. */
    readonly connectRetry: Recovery['connect'];
  }
>;

/** Starts fetching what answers, before the reader has typed. */
export function warmUp(): void {
  warmUpSearch(readSearchSite());
}

export interface SearchModalProps {
  readonly initialQuery?: string;
  readonly onClose: () => void;
}

/** DocSearch's modal with this site's client, links and context. Requirements 2.45–2.65. */
export default function SearchModal({ initialQuery, onClose }: SearchModalProps): ReactNode {
  const site = useSearchSite();
  const { algolia } = useAlgoliaThemeConfig();
  const processUrl = useSearchResultUrlProcessor();
  const navigator = useNavigator(algolia.externalUrlRegex);
  const [facetFilters] = useState(useAlgoliaContextualFacetFilters());
  const [initialScrollY] = useState(() => window.scrollY);
  const [recovery] = useState(() => {
    prepareSavedSearches(site);
    return searchRecovery(site);
  });
  const [stable] = useState<Partial<DocSearchModalProps>>(() => ({
    transformSearchClient: () => recovery.watch(searchClient(site)),
    transformItems: (items) =>
      pagesFirst(items).map((item) => ({ ...item, url: processUrl(item.url) })),
    // A hit is a row of a grid, see plugins/docsearch/modalPatches.ts: what it holds is in a cell.
    hitComponent: ({ hit, children }) => (
      <div role="gridcell">
        <Link to={hit.url}>{children}</Link>
      </div>
    ),
    resultsFooterComponent: ({ state }) => (
      <SeeAll query={state.query} count={Number(state.context['nbHits'])} onClick={onClose} />
    ),
    // Quoted phrases and -words mean here what they mean on /search, which must find as many.
    searchParameters: { facetFilters, advancedSyntax: true },
  }));
  const { missingResultsUrl } = site;
  useFocusInWindow();
  return (
    <PatchedModal
      appId={algolia.appId}
      apiKey={algolia.apiKey}
      indexName={site.indexName}
      placeholder={translations.placeholder}
      translations={translations.modal ?? {}}
      insights={site.insights}
      disableUserPersonalization={!site.keepsSearches}
      {...(initialQuery === undefined ? {} : { initialQuery })}
      {...(missingResultsUrl && {
        getMissingResultsUrl: ({ query }) =>
          missingResultsUrl.replace('{query}', encodeURIComponent(query)),
      })}
      {...(site.settings.mode !== 'algolia' && { credit: <SearchCredit /> })}
      {...stable}
      connectRetry={recovery.connect}
      initialScrollY={initialScrollY}
      navigator={navigator}
      onClose={onClose}
    />
  );
}

interface SeeAllProps {
  readonly query: string;
  readonly count: number;
  readonly onClick: () => void;
}

function SeeAll({ query, count, onClick }: SeeAllProps): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  return (
    <Link to={createSearchLink(query)} onClick={onClick}>
      {`See all ${count} results`}
    </Link>
  );
}

/** Follows a result: inside the site without a page load, elsewhere by the browser. */
function useNavigator(
  externalUrlRegex: string | undefined,
): NonNullable<DocSearchModalProps['navigator']> {
  const history = useHistory();
  const [navigator] = useState(() => ({
    navigate({ itemUrl }: { readonly itemUrl: string }) {
      if (isRegexpStringMatch(externalUrlRegex, itemUrl)) window.location.assign(itemUrl);
      else history.push(itemUrl);
    },
  }));
  return navigator;
}
