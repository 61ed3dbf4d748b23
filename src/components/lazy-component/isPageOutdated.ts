import { loadTimeoutMs } from '../../loading/loadTimeout';

/**
 * Returns true if the site now serves this page with scripts other than the running ones. The URL of the bundler's
 * runtime changes whenever any chunk changes. Returns false if the page cannot be fetched.
 */
export async function isPageOutdated(): Promise<boolean> {
  const runtime = document
    .querySelector('script[src*="/runtime~main."]')
    ?.getAttribute('src')
    ?.split('/')
    .at(-1);
  // A page without a runtime chunk is from the development server, where a page cannot become outdated.
  if (runtime === undefined) return false;
  try {
    const response = await fetch(window.location.pathname, {
      cache: 'no-store',
      signal: AbortSignal.timeout(loadTimeoutMs),
    });
    return response.ok && !(await response.text()).includes(runtime);
  } catch {
    // The request failed because of the connection, not because of a new version.
    return false;
  }
}
