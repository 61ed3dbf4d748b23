/**
 * Lays out, of the models that `lateLayout.ts` leaves out, those that a reader has jumped over, one in each idle moment: who comes back
 * to this place later finds it by its distance from the top.
 */
export function layOutPassed(): void {
  const known = new WeakSet<EventTarget>();
  const layOut = (): void => {
    for (const model of document.querySelectorAll<HTMLElement>('[data-layout] .markdown figure')) {
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
  document.addEventListener('contentvisibilityautostatechange', (event) => {
    const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent;
    // Its height is kept once it was in view.
    if (!skipped && target) known.add(target);
  });
  const onScrollEnd = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(layOut);
  };
  window.addEventListener('scrollend', onScrollEnd);
  // The jump may have come before this script.
  onScrollEnd();
}
