import type { EarlyEvents } from './earlyEvents';

/**
 * Calls `begin` with the reader's first interaction; at once when the reader reloaded the page, or when it is nothing
 * without the application.
 */
export function onFirstInteraction(begin: () => void, { firstInteraction }: EarlyEvents): void {
  if (wasReloaded() || isNothingWithoutScripts()) begin();
  else void firstInteraction.then(begin);
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
  // Entries of this type are of that class: https://www.w3.org/TR/navigation-timing-2/
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}
