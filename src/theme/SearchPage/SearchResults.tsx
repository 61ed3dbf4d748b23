import { useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { usePluralForm } from '@docusaurus/theme-common';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import translations from '@theme/SearchTranslations';
import type { DisplayedResult, ResultsState } from './results';
import styles from './styles.module.css';
import { useSearchResults } from './useSearchResults';

interface SearchResultsProps {
  readonly query: string;
  /** True while the results belong to an earlier query. */
  readonly isWaiting: boolean;
}

export default function SearchResults({ query, isWaiting }: SearchResultsProps): ReactNode {
  const state = useSearchResults(query);
  const isStale = isWaiting || state.query !== query;
  return (
    <>
      <div className={styles['status']} role="status">
        <Status {...state} query={query} isStale={isStale} />
      </div>
      {query !== '' && state.status !== 'error' && (
        <div className={clsx(isStale && state.status === 'stalled' && styles['stale'])}>
          {state.results.map((result) => (
            <ResultItem key={result.id} result={result} />
          ))}
        </div>
      )}
      {query !== '' && state.hasMore && state.status !== 'error' && (
        <LoadMore isLoading={state.status !== 'idle'} onMore={state.more} />
      )}
    </>
  );
}

interface StatusProps extends Pick<ResultsState, 'status' | 'query' | 'count'> {
  readonly isStale: boolean;
}

/**
 * The line that describes the state of the search: empty query, error, slow answer, no results, or number of results.
 */
function Status({ status, query, count, isStale }: StatusProps): ReactNode {
  const documentsFound = useDocumentsFound();
  const { titleText, helpText } = translations.modal?.errorScreen ?? {};
  if (query === '') return <p>Type a word, a question or the name of a symbol.</p>;
  if (status === 'error') {
    return (
      <p className={styles['error']}>
        <strong>{titleText}</strong>
        <br />
        {helpText}
      </p>
    );
  }
  if (status === 'stalled') return <p className={styles['stalled']}>Searching…</p>;
  if (isStale && count === 0) return null;
  if (count > 0) return <p>{documentsFound(count)}</p>;
  return (
    <p>
      <Translate id="theme.SearchPage.noResultsText">No results were found</Translate>
    </p>
  );
}

function useDocumentsFound(): (count: number) => string {
  const { selectMessage } = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.SearchPage.documentsFound.plurals',
          message: 'One document found|{count} documents found',
        },
        { count },
      ),
    );
}

function ResultItem({ result }: { readonly result: DisplayedResult }): ReactNode {
  const { url, title, breadcrumbs, summary } = result;
  const processUrl = useSearchResultUrlProcessor();
  return (
    <article className={styles['result']}>
      {breadcrumbs.length > 0 && (
        <ul className={styles['path']} aria-label={translate({ message: 'Location' })}>
          {breadcrumbs.map((html, level) => (
            <li key={level} dangerouslySetInnerHTML={{ __html: html }} />
          ))}
        </ul>
      )}
      <Heading as="h2" className={styles['resultTitle']}>
        <Link to={processUrl(url)} dangerouslySetInnerHTML={{ __html: title }} />
      </Heading>
      {summary && <p dangerouslySetInnerHTML={{ __html: summary }} />}
    </article>
  );
}

interface LoadMoreProps {
  readonly isLoading: boolean;
  readonly onMore: () => void;
}

/** A button that loads the next page of results, on click or when it scrolls into view. */
function LoadMore({ isLoading, onMore }: LoadMoreProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!button.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) onMore();
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [onMore]);
  return (
    <button
      ref={button}
      type="button"
      className={clsx('button button--secondary', styles['more'])}
      aria-disabled={isLoading}
      onClick={onMore}
    >
      {isLoading ? (
        <Translate id="theme.SearchPage.fetchingNewResults">Fetching new results...</Translate>
      ) : (
        'More results'
      )}
    </button>
  );
}
