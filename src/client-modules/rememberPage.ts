import type { RouteChange } from './RouteChange';

/** The key in `localStorage` of the docs page that the reader left last. */
export const leftPageKey = 'left-page';

/** The path of the page on the screen. The window already has the next address while the next page loads. */
let path: string | undefined;

/** Client module. Remembers the page that the reader leaves. Docusaurus calls this while the old page is shown. */
export function onRouteUpdate({ location }: RouteChange): void {
  if (location.pathname !== path) rememberPage();
}

export function onRouteDidUpdate({ location }: RouteChange): void {
  path = location.pathname;
}

if (typeof document !== 'undefined') {
  // The last event that browsers dispatch reliably when a tab is closed.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) rememberPage();
  });
}

/** Stores the page on the screen if it is a docs page that is scrolled past its first screen. */
function rememberPage(): void {
  const title = document.querySelector('.theme-doc-markdown h1')?.textContent;
  if (path === undefined || !title || scrollY < innerHeight) return;
  const heading = [...document.querySelectorAll('.theme-doc-markdown :is(h2, h3)[id]')]
    .filter((element) => element.getBoundingClientRect().top < innerHeight / 2)
    .at(-1);
  const address = heading ? `${path}#${heading.id}` : path;
  try {
    localStorage.setItem(leftPageKey, JSON.stringify({ address, title }));
  } catch {
    // Storage may be full or forbidden. The site then offers nothing.
  }
}
