/*
 * Replaces the search page of theme-search-algolia. The original reads `q` during hydration, which causes a
 * React hydration error. It also leaks timers, shows no errors, and creates a client on every render.
 */
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { mainContentId } from '../../base/mainContentId';
import { LazyBoundary } from '../../components/lazy-component/LazyBoundary';
import SearchCredit from '../SearchCredit';
import SearchForm from './SearchForm';
import SearchResults from './SearchResults';
import styles from './styles.module.css';
import { useUrlQuery } from './useUrlQuery';

export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <SearchPageContent />
    </HtmlClassNameProvider>
  );
}

function SearchPageContent(): ReactNode {
  const { text, setText, query } = useUrlQuery();
  const title = titleFor(text);
  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta property="robots" content="noindex, follow" />
      </Head>
      <main id={mainContentId} className={styles['page']}>
        <Heading as="h1" className={styles['title']}>
          {title}
        </Heading>
        <SearchForm text={text} onChange={setText} />
        <WithoutScripts />
        <LazyBoundary label="The list of results" fallback={null} resetKey={query}>
          <SearchResults query={query} isWaiting={text.trim() !== query} />
        </LazyBoundary>
        <p className={styles['credit']}>
          <SearchCredit />
        </p>
      </main>
    </Layout>
  );
}

/** Links to the documentation, the API index and the sitemap, for readers without JavaScript. */
function WithoutScripts(): ReactNode {
  return (
    <noscript>
      <p>
        Search runs in your browser and needs JavaScript. Without it, start from the{' '}
        <Link to="/docs/intro">documentation</Link>, the{' '}
        <Link to="/docs/api/">index of the API</Link>, or the{' '}
        <Link to="pathname:///sitemap.xml">sitemap of all pages</Link>.
      </p>
    </noscript>
  );
}

/** Returns the title of the page, with the wording of theme-search-algolia. */
function titleFor(query: string): string {
  return query
    ? translate(
        { id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"' },
        { query },
      )
    : translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
      });
}
