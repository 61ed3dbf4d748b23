const root = document.documentElement;

/**
 * Has the style sheet leave out the models that are not in view (`ModelFigure.module.css`): the layout of a long page would keep a
 * slow phone busy for more than a second before it answers. The browser lays out each as the reader comes near it, and keeps in its
 * place what is in view. None is left out where a page opens below its top, nor on a page reached from this one
 * (`ContentInPieces.tsx`): its place depends on the height of all above.
 */
export function deferLayout(): void {
  if (opensAtTop()) layOutLate(root);
}

/** The same for a `page` that takes the place of another in this document. */
export function layOutLate(page: HTMLElement): void {
  // Without them, the page would move under a reader who is already further down.
  if ('requestIdleCallback' in window && CSS.supports('overflow-anchor', 'auto'))
    page.dataset['layout'] = 'late';
}

function opensAtTop(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    !location.hash && (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate'
  );
}
