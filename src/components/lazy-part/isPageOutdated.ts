import { loadTimeoutMs } from '../../arrival/loadTimeout';

/**
 * Returns true if the site now serves this page with other scripts than those that run: the URL of the bundler's
 * runtime changes with every chunk of the site. Returns false if the page cannot be fetched.
 */
export async function isPageOutdated(): Promise<boolean> {
  const runtime = document
    .querySelector('script[src*="/runtime~main."]')
    ?.getAttribute('src')
    ?.split('/')
    .at(-1);
  // Pages of the development server have no runtime chunk, and no versions.
  if (runtime === undefined) return false;
  try {
    const response = await fetch(window.location.pathname, {
      cache: 'no-store',
      signal: AbortSignal.timeout(loadTimeoutMs),
    });
    return response.ok && !(await response.text()).includes(runtime);
  } catch {
    // The failure is due to the connection, not to a new version.
    return false;
  }
}
