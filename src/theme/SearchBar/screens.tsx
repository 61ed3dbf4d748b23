import { memo, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import { Hit } from './Hit';
import { Icon } from './icons';
import type { SavedHit, SavedSearches } from './savedSearches';
import { searchModalStrings } from './strings';
import {
  isHandledByBrowser,
  savedSources,
  type HitCollection,
  type SearchAutocomplete,
  type SearchState,
} from './useAutocomplete';

/** Maximum number of suggested sections. Requirement 9.10. */
const maxSuggestions = 3;

interface ScreenProps {
  readonly autocomplete: SearchAutocomplete;
  readonly state: SearchState;
  /** Repeats the search and focuses the input. */
  readonly refresh: () => void;
  readonly saved: SavedSearches;
  readonly keepsSearches: boolean;
  /** URL of a page for reporting a missing result; `{query}` is replaced. */
  readonly missingResultsUrl: string | undefined;
  readonly onClose: () => void;
}

/** The screen for the latest answer. It stays visible while the next answer is loading. Requirement 4.22. */
export const SearchScreen = memo(
  function SearchScreen(props: ScreenProps): ReactNode {
    const { status, icon, body } = describeScreen(props);
    const isList = icon === undefined;
    return (
      <div className={isList ? 'DocSearch-Hits' : 'DocSearch-Screen'}>
        {icon && (
          <div className="DocSearch-Screen-Icon">
            <Icon name={icon} size={40} />
          </div>
        )}
        {/* One live region for all screens, because screen readers announce only changes of an existing region. */}
        <p role="status" className={isList ? 'DocSearch-VisuallyHidden' : 'DocSearch-Title'}>
          {status}
        </p>
        {body}
      </div>
    );
  },
  (_, { state: { status } }) => status === 'loading' || status === 'stalled',
);

interface ScreenDescription {
  /** Text of the live region: the number of results, no results, or an error. */
  readonly status: ReactNode;
  /**
   * Icon above the visible status. Without an icon, the status is visually hidden, because the screen already shows the
   * same information.
   */
  readonly icon?: 'error' | 'noResults';
  readonly body: ReactNode;
}

function describeScreen(props: ScreenProps): ScreenDescription {
  const { query, context, collections } = props.state;
  if (context.hasFailed) {
    const { titleText, helpText } = searchModalStrings.errorScreen;
    const body = <p className="DocSearch-Help">{helpText}</p>;
    return { status: titleText, icon: 'error', body };
  }
  const filled = collections.filter(({ items }) => items.length > 0);
  if (filled.length > 0) {
    const groups = filled.map((collection) => (
      <Group key={collection.source.sourceId} {...props} collection={collection} />
    ));
    if (!query) return { status: '', body: groups };
    const seeAll = <SeeAll key="" query={query} count={context.count} onClose={props.onClose} />;
    return {
      status: `${context.count} ${context.count === 1 ? 'result' : 'results'}`,
      body: [...groups, seeAll],
    };
  }
  if (query) {
    const status = (
      <>
        {searchModalStrings.noResultsScreen.noResultsText} &quot;<strong>{query}</strong>&quot;
      </>
    );
    return { status, icon: 'noResults', body: <NoResults {...props} /> };
  }
  const { noRecentSearchesText } = searchModalStrings.startScreen;
  const body = props.keepsSearches && <p className="DocSearch-Start">{noRecentSearchesText}</p>;
  return { status: '', body };
}

function NoResults({
  refresh,
  autocomplete,
  state: { query, context },
  missingResultsUrl,
}: ScreenProps): ReactNode {
  const { suggestedQueryText, reportMissingResultsText, reportMissingResultsLinkText } =
    searchModalStrings.noResultsScreen;
  const search = (suggestion: string) => {
    autocomplete.setQuery(`${suggestion.toLowerCase()} `);
    refresh();
  };
  return (
    <>
      {context.suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">{suggestedQueryText}:</p>
          <ul>
            {context.suggestions.slice(0, maxSuggestions).map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className="DocSearch-Prefill"
                  onClick={() => search(suggestion)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {missingResultsUrl && (
        <p className="DocSearch-Help">
          {reportMissingResultsText}{' '}
          <Link
            href={missingResultsUrl.replace('{query}', encodeURIComponent(query))}
            target="_blank"
            rel="noopener noreferrer"
          >
            {reportMissingResultsLinkText}
          </Link>
        </p>
      )}
    </>
  );
}

function SeeAll({
  query,
  count,
  onClose,
}: {
  readonly query: string;
  readonly count: number;
  readonly onClose: () => void;
}): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  return (
    <div className="DocSearch-HitsFooter">
      <Link
        to={createSearchLink(query)}
        onClick={(event) => !isHandledByBrowser(event) && onClose()}
      >
        {`See all ${count} results`}
      </Link>
    </div>
  );
}

/** A list of hits. The heading above labels the list. */
function Group({
  collection,
  ...screen
}: ScreenProps & { readonly collection: HitCollection }): ReactNode {
  const { source, items } = collection;
  const { autocomplete } = screen;
  const list = autocomplete.getListProps({ source });
  const heading = `${list.id}-heading`;
  return (
    <section>
      <h2 id={heading} className="DocSearch-Hit-source">
        {titles[source.sourceId] ?? source.sourceId}
      </h2>
      <div {...list} role="grid" aria-labelledby={heading}>
        {items.map((hit, index) => (
          <Hit
            key={hit.objectID}
            hit={hit}
            source={source}
            isLastChild={items[index + 1]?.parent !== hit.parent}
            autocomplete={autocomplete}
            actions={
              source.sourceId in titles && <SavedActions {...screen} hit={hit} source={source} />
            }
          />
        ))}
      </div>
    </section>
  );
}

const titles: Readonly<Record<string, string>> = {
  [savedSources.recent]: searchModalStrings.startScreen.recentSearchesTitle,
  [savedSources.favorites]: searchModalStrings.startScreen.favoriteSearchesTitle,
};

/** The buttons of a saved search. Requirements 4.32, 4.33. */
function SavedActions({
  hit,
  source,
  saved: { recent, favorites },
  refresh,
}: ScreenProps & {
  readonly hit: SavedHit;
  readonly source: HitCollection['source'];
}): ReactNode {
  const button = (icon: 'favorite' | 'remove', title: string, change: () => void) => (
    <button
      type="button"
      className="DocSearch-Hit-action-button"
      title={title}
      onClick={() => {
        change();
        refresh();
      }}
    >
      <Icon name={icon} />
    </button>
  );
  const {
    saveRecentSearchButtonTitle,
    removeRecentSearchButtonTitle,
    removeFavoriteSearchButtonTitle,
  } = searchModalStrings.startScreen;
  if (source.sourceId === savedSources.favorites) {
    return button('remove', removeFavoriteSearchButtonTitle, () => favorites.remove(hit));
  }
  return (
    <>
      {button('favorite', saveRecentSearchButtonTitle, () => {
        favorites.add(hit);
        recent.remove(hit);
      })}
      {button('remove', removeRecentSearchButtonTitle, () => recent.remove(hit))}
    </>
  );
}
