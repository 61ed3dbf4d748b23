import type { useHistory } from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;

/**
 * Has the links of a page that is not hydrated do what the application's own do: change the address without a new document,
 * load a page that the reader points at, and prefetch those in view, until `signal` says that it is.
 */
export function serveLinks(page: HTMLElement, history: History, signal: AbortSignal): void {
  const onClick = (event: MouseEvent): void => {
    const address = followed(event);
    if (address === null) return;
    event.preventDefault();
    history.push(address.pathname + address.search + address.hash);
  };
  const load = ({ target }: Event): void => {
    const address = addressOf(target);
    if (address) void window.docusaurus.preload(address.pathname);
  };
  page.addEventListener('click', onClick, { signal });
  for (const event of ['mouseover', 'touchstart'])
    page.addEventListener(event, load, { signal, passive: true });

  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const address = isIntersecting ? addressOf(target) : null;
      if (!address) continue;
      inView.unobserve(target);
      void window.docusaurus.prefetch(address.pathname);
    }
  });
  for (const link of page.querySelectorAll('a[href]')) inView.observe(link);
  signal.addEventListener('abort', () => inView.disconnect());
}

/** The page that a click leads to in this window; null for a click that the browser does by itself. */
function followed(event: MouseEvent): URL | null {
  const isHeld = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || isHeld) return null;
  const address = addressOf(event.target);
  return address && !(address.hash && address.pathname === location.pathname) ? address : null;
}

/** The address of the site's page that `target` links to, or null. */
function addressOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.download) return null;
  const address = new URL(link.href);
  const isFile = /\.\w+$/.test(address.pathname);
  return address.origin === location.origin && !isFile ? address : null;
}
