import type { Location, RouteChange } from './RouteChange';

/** The scroll position at which the reader left each history entry, in pixels. */
const positions = new Map<string, number>();

/** Client module. Docusaurus calls this when a route change begins, while the old page is still shown. */
export function onRouteUpdate({ location, previousLocation }: RouteChange): void {
  if (previousLocation && previousLocation.pathname !== location.pathname)
    positions.set(keyOf(previousLocation), window.scrollY);
}

/**
 * Restores the scroll position of a page that the reader returns to. The browser tries it only once, at the click on Back, when the
 * code of the page may not have loaded yet.
 */
export function onRouteDidUpdate({ location, previousLocation }: RouteChange): void {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  const top = positions.get(keyOf(location));
  // A new history entry has a new key.
  if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
}

/** The first entry of a visit, and entries that the browser adds for an anchor, have no key. */
function keyOf({ pathname, search, hash, key = '' }: Location): string {
  return [key, pathname, search, hash].join(' ');
}
