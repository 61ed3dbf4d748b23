import type { EarlyEvents } from './earlyEvents';
import { isHydrated } from './hydration';
import { toggleEarlyMenu } from './menu/earlyMenu';
import { prepareEarlySearch } from './search/earlySearch';

/**
 * The script of the controls that open something before the application is there: the menu of a narrow screen and the search
 * window. The start script runs it once the first view is done, or at a press that comes before. Where it was asked for more
 * than once, the first counts.
 */
function answerPresses({ earlyEvents }: { readonly earlyEvents: EarlyEvents }): void {
  if (isHydrated() || earlyEvents.toggle) return;
  const toggleSearch = prepareEarlySearch();
  earlyEvents.toggle = (control) => {
    if (!control.matches('.navbar__toggle')) return toggleSearch(control);
    toggleEarlyMenu(control);
    // The application has to do it, too.
    return false;
  };
}

answerPresses(window as unknown as { readonly earlyEvents: EarlyEvents });
