import type { useLocation } from '@docusaurus/router';

type Location = ReturnType<typeof useLocation>;

interface RouteChange {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

/** Begins the names of stored scroll positions. In session storage, because a reload keeps the history. */
const prefix = 'scroll ';

/** Client module: notes where the reader is, before the next page has come. */
export function onRouteUpdate({ location, previousLocation }: RouteChange): void {
  if (previousLocation && previousLocation.pathname !== location.pathname)
    storeScroll(previousLocation);
}

/**
 * Puts a page that the reader comes back to where they left it. The browser tries that only once, and a page whose code
 * comes later than the next frame is not there by then. Requirement 11.30.
 */
export function onRouteDidUpdate({ location, previousLocation }: RouteChange): void {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  const top = storedScroll(location);
  // An entry that is new has a new key.
  if (top !== null) window.scrollTo({ top: Number(top), behavior: 'instant' });
}

function storeScroll(location: Location): void {
  try {
    sessionStorage.setItem(prefix + entryOf(location), String(window.scrollY));
  } catch {
    // Storage may be full or forbidden. Going back then leads to the top of a page.
  }
}

function storedScroll(location: Location): string | null {
  try {
    return sessionStorage.getItem(prefix + entryOf(location));
  } catch {
    return null;
  }
}

/** The entry of a first page has no key, nor has one that the browser itself made for an anchor. */
function entryOf({ pathname, search, hash, key = '' }: Location): string {
  return [key, pathname, search, hash].join(' ');
}
