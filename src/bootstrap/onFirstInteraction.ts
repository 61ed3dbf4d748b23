import type { EarlyEvents } from './earlyEvents';
import { untilPainted } from './untilPainted';

/**
 * Calls `begin` with the reader's first interaction, when what that one does is on the screen; at once when the reader reloaded
 * the page, or when it is nothing without the application.
 */
export function onFirstInteraction(begin: () => unknown, { firstInteraction }: EarlyEvents): void {
  if (wasReloaded() || isNothingWithoutScripts()) begin();
  // On a slow phone, the application's first task is felt.
  else void firstInteraction.then(untilPainted).then(begin);
}

/**
 * A page whose HTML is not what the reader came for says so in it, by a pattern for what then stands in the address or among
 * the names of what this browser keeps: the gallery with a technique, the playground with a link, search with any.
 */
function isNothingWithoutScripts(): boolean {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-start-at]')) {
    if (!RegExp(`${dataset['startAt']}`).test(location.href + keptNames())) continue;
    dataset['starting'] = '';
    return true;
  }
  return false;
}

function keptNames(): string {
  try {
    return Object.keys(localStorage).join();
  } catch {
    return ''; // forbidden
  }
}

function wasReloaded(): boolean {
  // Entries of this type are of that class: https://www.w3.org/TR/navigation-timing-2/
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}
