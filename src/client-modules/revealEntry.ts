import { revealSidebarEntry } from '../bootstrap/revealSidebarEntry';
import type { RouteChange } from './RouteChange';

/** After one of these the sidebar stays where the reader leaves it. */
const interactions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let observer: ResizeObserver | undefined;

/**
 * Client module. Keeps the entry of the page in view in the sidebar, while the category that holds it opens. The sidebar stays where it
 * is when the entry is in view already.
 */
export function onRouteDidUpdate({ location, previousLocation }: RouteChange): void {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  observer?.disconnect();
  const menu = document.querySelector('.theme-doc-sidebar-menu');
  if (!menu) return;
  const growing = new ResizeObserver(revealSidebarEntry);
  growing.observe(menu);
  observer = growing;
  for (const event of interactions) {
    menu
      .closest('.menu')
      ?.addEventListener(event, () => growing.disconnect(), { once: true, passive: true });
  }
}

// The sidebar of a phone is not drawn before the reader opens it.
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.navbar__toggle')) revealSidebarEntry();
  });
}
