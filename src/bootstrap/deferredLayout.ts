import { attributes } from './shared';

/**
 * Lets figures outside the viewport skip layout (`ModelFigure.module.css`), because laying out a long page would block
 * a slow phone for more than a second. Pages that open at an anchor or restore a scroll position are laid out whole,
 * because the position depends on the height of everything above it.
 */
export function deferLayoutOfFirstPage(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!location.hash && navigation?.type === 'navigate') deferLayout();
}

export function deferLayout(): void {
  // Without scroll anchoring, the page would move when a figure above the viewport gets its real height.
  if ('requestIdleCallback' in window && CSS.supports('overflow-anchor', 'auto'))
    document.documentElement.setAttribute(attributes.layout, 'late');
}

export function endDeferredLayout(): void {
  document.documentElement.removeAttribute(attributes.layout);
}
