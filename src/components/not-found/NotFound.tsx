import { useEffect, useState, type ReactElement } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { mainContentId } from '../../base/mainContentId';
import styles from './NotFound.module.css';
import type { Suggestions } from './suggestPages';

/**
 * The page for an unknown URL: similar pages, a search field, and the parts of the site. One HTML file is built for all
 * URLs, so content that depends on the URL appears after hydration.
 */
export function NotFound(): ReactElement {
  const missed = useIsBrowser() ? window.location.pathname : '';
  const { likely, query } = useSuggestions(missed) ?? { likely: null, query: '' };
  return (
    <main id={mainContentId} className={styles['page']} data-needs-app>
      <div className={styles['column']}>
        <h1>Page Not Found</h1>
        <p className={styles['missed']}>
          {missed === '' ? 'Nothing' : <code>{missed}</code>}
          {missed === '' ? ' on this site has this address.' : ' is not a page of this site.'}
        </p>
        {/* Reserves the height of the suggestions, so the content below does not move when they appear after
            hydration. */}
        <div className={styles['similar']}>
          {likely && likely.length > 0 && (
            <section aria-labelledby="likely">
              <h2 id="likely">Did you mean</h2>
              <ul>
                {likely.map(({ route, title, kind }) => (
                  <li key={route}>
                    <Link to={route}>{title}</Link>
                    {kind && ` (${kind})`}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {likely?.length === 0 && <p>No page has a similar address.</p>}
        </div>
        <NotFoundSearch key={query} query={query} />
        <nav aria-label="Parts of the documentation">
          <h2>Or start from here</h2>
          <ul>
            {parts.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </main>
  );
}

/** The top-level entries of the sidebar, each with its first page. */
const parts = [
  { label: 'Introduction', to: '/docs/intro' },
  { label: 'Playground', to: '/playground' },
  { label: 'Getting Started', to: '/docs/tutorial-overview/using-the-workbench' },
  { label: 'Making a watering can', to: '/docs/tutorial-making-a-watering-can/intro' },
  { label: 'Advanced topics', to: '/docs/advanced-topics/studio-features' },
  { label: 'Recipes', to: '/docs/recipes/why-recipes' },
  { label: 'Examples', to: '/docs/examples/simple-vase' },
  { label: 'replicad as a library', to: '/docs/use-as-a-library' },
  { label: 'Other resources', to: '/docs/other-ressources' },
  { label: 'Replicad API', to: '/docs/api/' },
];

function NotFoundSearch({ query }: { readonly query: string }): ReactElement {
  return (
    <form action={useBaseUrl('/search')} className={styles['search']} role="search">
      <label htmlFor="missed-query">Search the documentation</label>
      <div>
        <input id="missed-query" name="q" type="search" defaultValue={query} maxLength={64} />
        <button className="button button--primary" type="submit">
          Search
        </button>
      </div>
    </form>
  );
}

/**
 * Returns null until the suggestions have loaded. They load on demand, because every docs page contains this
 * component's code.
 */
function useSuggestions(missed: string): Suggestions | null {
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  useEffect(() => {
    if (missed === '') return;
    import('./suggestPages').then(
      ({ suggestPages }) => setSuggestions(suggestPages(missed)),
      // If the suggestions fail to load, the search field and the links still work.
      (error: unknown) => console.warn(error),
    );
  }, [missed]);
  return suggestions;
}
