/** The page of the site that a click leads to in this window; null for a click that the browser does by itself. */
export function followedLink(event: MouseEvent): URL | null {
  const isHeld = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || isHeld) return null;
  const address = linkedPage(event.target);
  return address && !(address.hash && address.pathname === location.pathname) ? address : null;
}

/** The address of the site's page that `target` links to, or null. */
export function linkedPage(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.download) return null;
  const address = new URL(link.href);
  const isFile = /\.\w+$/.test(address.pathname);
  return address.origin === location.origin && !isFile ? address : null;
}
