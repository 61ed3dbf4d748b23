import { revealSidebarEntry } from '../bootstrap/revealSidebarEntry';
import type { RouteChange } from './RouteChange';

/** A category that holds the page opens with an animation. Milliseconds. */
const opensWithin = 1000;

/**
 * Client module. Keeps the entry of the page in view in the sidebar, while the category that holds it opens. The sidebar stays where it
 * is when the entry is in view already.
 */
export function onRouteDidUpdate({ location, previousLocation }: RouteChange): void {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  const menu = document.querySelector('.theme-doc-sidebar-menu');
  if (!menu) return;
  const observer = new ResizeObserver(revealSidebarEntry);
  observer.observe(menu);
  setTimeout(() => observer.disconnect(), opensWithin);
}

// The sidebar of a phone is not drawn before the reader opens it.
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.navbar__toggle')) revealSidebarEntry();
  });
}
