import type { Location, RouteChange } from './RouteChange';

/** Prefix of the stored scroll positions. In session storage, because a reload keeps the history. */
const prefix = 'scroll ';

/** Client module. Docusaurus calls this when a route change begins, while the old page is still shown. */
export function onRouteUpdate({ location, previousLocation }: RouteChange): void {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  try {
    sessionStorage.setItem(keyOf(previousLocation), String(window.scrollY));
  } catch {
    // Storage may be full or forbidden. Going back then leads to the top of a page.
  }
}

/**
 * Restores the scroll position of a page that the reader returns to. The browser tries it only once, at the click on Back, when the
 * code of the page may not have loaded yet.
 */
export function onRouteDidUpdate({ location, previousLocation }: RouteChange): void {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  const top = storedPosition(location);
  // A new history entry has a new key.
  if (top !== null) window.scrollTo({ top: Number(top), behavior: 'instant' });
}

/** The vertical scroll position at which the reader left a page, in pixels; null for a new history entry. */
export function storedPosition(location: Location): string | null {
  try {
    return sessionStorage.getItem(keyOf(location));
  } catch {
    return null;
  }
}

/** The first entry of a visit, and entries that the browser adds for an anchor, have no key. */
function keyOf({ pathname, search, hash, key = '' }: Location): string {
  return prefix + [key, pathname, search, hash].join(' ');
}
