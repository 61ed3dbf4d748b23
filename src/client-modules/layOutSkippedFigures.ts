import { deferLayout, endDeferredLayout } from '../bootstrap/deferredLayout';
import { attributes } from '../bootstrap/shared';
import { storedScrollPosition } from './restoreScroll';
import type { RouteChange } from './RouteChange';

/**
 * Client module. Lays out the figures above the viewport that have never been in view, one per idle callback. A scroll
 * position is restored by its distance from the top, so everything above it must have its real height.
 */
function layOutSkippedFigures(): void {
  const known = new WeakSet<EventTarget>();
  const layOutNext = (): void => {
    for (const figure of document.querySelectorAll<HTMLElement>(
      `[${attributes.layout}] .markdown :is(figure, [data-comparison])`,
    )) {
      if (figure.getBoundingClientRect().bottom > 0) return;
      if (known.has(figure)) continue;
      known.add(figure);
      // Browsers apply scroll anchoring in an animation frame, so the page does not jump.
      requestAnimationFrame(() => figure.style.setProperty('content-visibility', 'visible'));
      requestIdleCallback(layOutNext);
      return;
    }
  };
  document.addEventListener('contentvisibilityautostatechange', (event) => {
    const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent;
    // The browser remembers the height of a figure that was in view, so that figure needs no early layout.
    if (!skipped && target) known.add(target);
  });
  const start = (): void => void requestIdleCallback(layOutNext);
  window.addEventListener('scrollend', start);
  start();
}

/** Lets figures of the next page skip layout, unless it opens at an anchor or at a stored scroll position. */
export function onRouteUpdate({
  location,
  previousLocation,
}: RouteChange): (() => void) | undefined {
  if (!previousLocation || previousLocation.pathname === location.pathname) return undefined;
  const opensAtTop = !location.hash && storedScrollPosition(location) === null;
  // Docusaurus calls the returned function when the next page has loaded.
  return opensAtTop ? deferLayout : endDeferredLayout;
}

// `deferLayout` skips layout only in browsers with idle callbacks.
if (typeof window !== 'undefined' && 'requestIdleCallback' in window) layOutSkippedFigures();
