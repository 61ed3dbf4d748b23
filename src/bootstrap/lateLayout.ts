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
  if (!('requestIdleCallback' in window) || !CSS.supports('overflow-anchor', 'auto')) return;
  page.dataset['layout'] = 'late';
  layOutWhatIsPassed(page);
}

function opensAtTop(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    !location.hash && (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate'
  );
}

/**
 * Lays out what a reader has jumped over, one model in each idle moment: who comes back to this place later finds it by its distance
 * from the top.
 */
function layOutWhatIsPassed(page: HTMLElement): void {
  const known = new Set<EventTarget | null>();
  const layOut = (): void => {
    if (page.dataset['layout'] === undefined || !page.isConnected) {
      window.removeEventListener('scrollend', onScrollEnd);
      return;
    }
    const models = page.querySelectorAll<HTMLElement>('.markdown figure');
    for (const model of models) {
      if (model.getBoundingClientRect().bottom > 0) return;
      if (known.has(model)) continue;
      known.add(model);
      // In the frame that keeps in its place what is in view: between two frames a press would meet something else than what
      // the reader sees.
      requestAnimationFrame(() => model.style.setProperty('content-visibility', 'visible'));
      requestIdleCallback(layOut);
      return;
    }
  };
  const onScrollEnd = (): void => void requestIdleCallback(layOut);
  page.addEventListener('contentvisibilityautostatechange', (event) => {
    // Its height is kept once it was in view.
    if (!(event as ContentVisibilityAutoStateChangeEvent).skipped) known.add(event.target);
  });
  window.addEventListener('scrollend', onScrollEnd);
}
