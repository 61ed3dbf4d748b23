/**
 * What a reader does before wanting anything that the HTML alone cannot give. Scrolling by script or to an
 * anchor is not among them; scrolling by hand begins with one of these.
 */
const interactionEvents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
  'click',
] as const;

/** Calls `begin` once, at the first event of the reader; at once when the reader reloaded the page, or when it
 * is nothing without the application. */
export function onFirstInteraction(begin: () => void): void {
  if (wasReloaded() || isNothingWithoutScripts()) {
    begin();
    return;
  }
  const beginOnce = (): void => {
    for (const event of interactionEvents) window.removeEventListener(event, beginOnce, true);
    begin();
  };
  for (const event of interactionEvents) {
    window.addEventListener(event, beginOnce, { capture: true, passive: true });
  }
}

/**
 * A page that is an application through and through, like the playground, says so in its HTML. A page that is one only
 * for readers whose address asks for something names the parameter: the gallery with a technique.
 */
function isNothingWithoutScripts(): boolean {
  if (document.querySelector('[data-start-now]') !== null) return true;
  const parameter = document.querySelector<HTMLElement>('[data-start-with]')?.dataset['startWith'];
  return parameter !== undefined && new URLSearchParams(window.location.search).has(parameter);
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}
