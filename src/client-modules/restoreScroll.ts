import type { useLocation } from '@docusaurus/router';

type Location = ReturnType<typeof useLocation>;

interface RouteChange {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

/** How far each entry of the history was scrolled when the reader left it. */
const scrolledTo = new Map<string, number>();

/** Client module: notes where the reader is, before the next page has come. */
export function onRouteUpdate({ location, previousLocation }: RouteChange): void {
  if (previousLocation && previousLocation.pathname !== location.pathname)
    scrolledTo.set(entryOf(previousLocation), window.scrollY);
}

/**
 * Puts a page that the reader comes back to where they left it. The browser tries that only once, and a page whose code
 * comes later than the next frame is not there by then. Requirement 11.30.
 */
export function onRouteDidUpdate({ location, previousLocation }: RouteChange): void {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  const top = scrolledTo.get(entryOf(location));
  // An entry that is new has a new key.
  if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
}

/** The entry of a first page has no key, nor has one that the browser itself made for an anchor. */
function entryOf({ pathname, search, hash, key = '' }: Location): string {
  return [key, pathname, search, hash].join(' ');
}
