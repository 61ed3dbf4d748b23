import type { Location, RouteChange } from './RouteChange';

/**
 * Key prefix of stored scroll positions. They are in session storage, which survives a reload and ends with the tab,
 * like the history.
 */
const prefix = 'scroll ';

/**
 * Client module. Stores the scroll position of the page that the reader leaves. Docusaurus calls this when a route
 * change begins, while the old page is still shown.
 */
export function onRouteUpdate({ location, previousLocation }: RouteChange): void {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  try {
    sessionStorage.setItem(keyOf(previousLocation), String(window.scrollY));
  } catch {
    // Storage may be full or forbidden. Going back then opens the page at its top.
  }
}

/**
 * Restores the scroll position of a page that the reader returns to. The browser itself tries only once, when the
 * reader clicks Back, and the page's code may not have loaded by then.
 */
export function onRouteDidUpdate({ location, previousLocation }: RouteChange): void {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  const top = storedScrollPosition(location);
  // A new history entry has a new key, so no position is stored for it.
  if (top !== null) window.scrollTo({ top: Number(top), behavior: 'instant' });
}

/** Returns the vertical scroll position at which the reader left a page, in pixels; null for a new history entry. */
export function storedScrollPosition(location: Location): string | null {
  try {
    return sessionStorage.getItem(keyOf(location));
  } catch {
    return null;
  }
}

/**
 * Returns the storage key of a history entry. `key` is undefined for the first entry of a visit and for entries that
 * anchor links add.
 */
function keyOf({ pathname, search, hash, key = '' }: Location): string {
  return prefix + [key, pathname, search, hash].join(' ');
}
