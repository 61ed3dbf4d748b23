import { revealSidebarEntry } from '../bootstrap/revealSidebarEntry';
import type { RouteChange } from './RouteChange';

/** Events in the sidebar after which it is no longer scrolled automatically. */
const interactions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let observer: ResizeObserver | undefined;

/**
 * Client module. Keeps the sidebar entry of the current page in view while its category opens. If the entry is already
 * in view, the sidebar does not scroll.
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

// On a phone, the sidebar is not rendered before the reader opens it.
if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.navbar__toggle')) revealSidebarEntry();
  });
}
