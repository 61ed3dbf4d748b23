import { writeEntry } from '../components/browser-storage/browserStorage';
import type { RouteChange } from './RouteChange';

/** The key in `localStorage` of the docs page that the reader left last. */
export const leftPageKey = 'left-page';

/** Client module. Remembers the page that the reader leaves. Docusaurus calls this while the old page is shown. */
export function onRouteUpdate({ location, previousLocation }: RouteChange): void {
  if (previousLocation && previousLocation.pathname !== location.pathname) rememberPage();
}

if (typeof document !== 'undefined') {
  // `visibilitychange` is the last event that browsers dispatch reliably when a tab is closed.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) rememberPage();
  });
}

/** Stores the page on the screen if it is a docs page that is scrolled past its first screen. */
function rememberPage(): void {
  const title = document.querySelector('.theme-doc-markdown h1')?.textContent;
  // Reads the canonical link, because `location` already has the next URL while the next page loads.
  const page = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!page || !title || scrollY < innerHeight) return;
  const heading = [...document.querySelectorAll('.theme-doc-markdown :is(h2, h3)[id]')]
    .filter((element) => element.getBoundingClientRect().top < innerHeight / 2)
    .at(-1);
  const address = new URL(page.href).pathname + (heading ? `#${heading.id}` : '');
  writeEntry(leftPageKey, { address, title });
}
