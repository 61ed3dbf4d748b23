import type { useHistory } from '@docusaurus/router';
import { followedLink, linkedPage } from '../../bootstrap/navigation/followedLink';

type History = ReturnType<typeof useHistory>;

/** How many pages are prefetched ahead of the reader, while the bytes for it last. */
const ahead = 8;

/**
 * Has the links of a page that is not hydrated do what the application's own do: change the address without a new document,
 * load a page that the reader points at, and prefetch those in view and those they come to next, until `signal` says that it is.
 */
export function serveLinks(page: HTMLElement, history: History, signal: AbortSignal): void {
  const onClick = (event: MouseEvent): void => {
    const isHere = event.target instanceof Node && page.contains(event.target);
    const address = isHere ? followedLink(event) : null;
    if (address === null) return;
    event.preventDefault();
    history.push(address.pathname + address.search + address.hash);
  };
  const load = ({ target }: Event): void => {
    const pathname = pageOf(target);
    if (pathname !== null) void window.docusaurus.preload(pathname);
  };
  // On the window: React stops what comes to a page that it is hydrating, and the browser would load a new document.
  window.addEventListener('click', onClick, { signal, capture: true });
  for (const event of ['mouseover', 'touchstart'])
    page.addEventListener(event, load, { signal, passive: true });

  prefetchLinks([...page.querySelectorAll('a[href]:not(.breadcrumbs a)')], signal);
}

/** Prefetches where links lead that are in view, and at first those behind them as well, in their order. */
function prefetchLinks(links: readonly Element[], signal: AbortSignal): void {
  let isFirst = true;
  const inView = new IntersectionObserver((entries) => {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
    for (const link of seen) inView.unobserve(link);
    if (isFirst) {
      // It tells of every link.
      const [first] = seen;
      const next = first ? links.slice(links.indexOf(first)) : links;
      prefetchInOrder(pagesOf([...seen, ...next]).slice(0, ahead), signal);
    } else prefetchInOrder(pagesOf(seen), signal);
    isFirst = false;
  });
  for (const link of links) inView.observe(link);
  signal.addEventListener('abort', () => inView.disconnect());
}

/** The code of the first one is run as well once it is here: from the browser's cache a slow phone has it too late for a press. */
function prefetchInOrder(pages: readonly string[], signal: AbortSignal): void {
  const [first] = pages;
  // What is asked for last is fetched first.
  for (const pathname of [...pages].reverse()) {
    // Told by `plugins/prefetch-budget`; false of a page that was asked for before.
    const answer = window.docusaurus.prefetch(pathname) as Promise<boolean> | false;
    if (pathname !== first || !answer) continue;
    const run = (isHere: boolean): unknown =>
      isHere && !signal.aborted && window.docusaurus.preload(pathname);
    // One that cannot be run is told of when its link is followed.
    answer.then(run).catch(() => undefined);
  }
}

/** The pages that `links` lead to, each once. */
function pagesOf(links: readonly Element[]): string[] {
  return [...new Set(links.map(pageOf).filter((pathname) => pathname !== null))];
}

/** The path of another page of the site that `target` links to, or null. */
function pageOf(target: EventTarget | null): string | null {
  const { pathname } = linkedPage(target) ?? location;
  return pathname === location.pathname ? null : pathname;
}
