import { patienceMs } from '../../arrival/patience';

/**
 * Says whether this page, asked for anew, starts with other scripts than those that run: the address of the bundler's
 * runtime changes with every chunk of the site. False when the page cannot be had.
 */
export async function isPageOutdated(): Promise<boolean> {
  const runtime = document
    .querySelector('script[src*="/runtime~main."]')
    ?.getAttribute('src')
    ?.split('/')
    .at(-1);
  // Without one this is no built page: the server of development has no versions.
  if (runtime === undefined) return false;
  try {
    const response = await fetch(window.location.pathname, {
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    return response.ok && !(await response.text()).includes(runtime);
  } catch {
    // Offline: then it is the connection, not the version.
    return false;
  }
}
