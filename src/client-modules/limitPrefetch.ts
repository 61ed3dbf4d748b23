type Docusaurus = Window['docusaurus'];

/** Number of pages prefetched for links that come into view together. A docs page shows fifty links in one screen. */
const pagesAtOnce = 3;

/** Paths of the links that came into view since the last prefetch, in document order. */
let pendingPaths: string[] = [];

/**
 * Client module. Docusaurus prefetches the page of every link that comes into view. This module prefetches only a few
 * pages each time, so a visit without a click does not download the site. Links in the text have priority over menus.
 */
function limitPrefetch({ prefetch, preload }: Docusaurus): Docusaurus {
  const prefetchWaiting = (): void => {
    const menus = pendingPaths.filter((path) => !isInText(path));
    const inOrder = [...pendingPaths.filter(isInText), ...menus];
    for (const path of inOrder.slice(0, pagesAtOnce)) void prefetch(path);
    pendingPaths = [];
  };
  return {
    preload,
    prefetch: (path) => {
      // Docusaurus finds no page for a URL with a query string, such as a link to the playground.
      if (path.includes('?')) return false;
      // Docusaurus reports all links that come into view together in one task. The timeout runs after that task.
      if (pendingPaths.length === 0) setTimeout(prefetchWaiting);
      pendingPaths.push(path);
      return false;
    },
  };
}

function isInText(path: string): boolean {
  const links = document.querySelectorAll(`main a[href=${JSON.stringify(path)}]`);
  return [...links].some((link) => !link.closest('.breadcrumbs'));
}

let isLimited = false;

/** Docusaurus calls this before it renders the first page, when `window.docusaurus` is complete. */
export function onRouteUpdate(): void {
  if (isLimited) return;
  isLimited = true;
  window.docusaurus = limitPrefetch(window.docusaurus);
}
