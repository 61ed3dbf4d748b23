import { copyCode } from './copyCode';
import type { EarlyEvents } from './earlyEvents';
import { holdStart } from './holdStart';
import { isHydrated } from './hydration';
import { layOutPassed } from './layOutPassed';
import { prepareEarlyMenu, toggleEarlyMenu } from './menu/earlyMenu';
import { prepareEarlySearch } from './search/earlySearch';
import { followLinksEarly } from './navigation/followLinksEarly';
import { fetchEarly } from './loadScripts';
import { untilPainted } from './untilPainted';

/** What a press in a model asks for: addresses with spaces between them. Written by `plugins/hydrate-on-interaction`. */
declare const MODEL_FILES: { readonly viewer: string; readonly editor: string };

/**
 * The script of what answers before the application is there: the menu of a narrow screen, the search window, the copy buttons of
 * code, and links; it lays out what a reader jumps over; and it fetches, beside the application, what else a press in a model
 * needs. The start script runs it once the first view is done, or at a press that comes before. Where it was asked for more than
 * once, the first counts.
 */
function answerPresses({ earlyEvents }: { readonly earlyEvents: EarlyEvents }): void {
  if (isHydrated() || earlyEvents.toggle) return;
  layOutPassed();
  const toggleSearch = prepareEarlySearch();
  prepareEarlyMenu();
  const endPress = holdStart(earlyEvents);
  followLinksEarly(earlyEvents, endPress);
  const { answer } = earlyEvents;
  // The click of what is captured is not heard by any other listener.
  earlyEvents.answer = (pressed) => {
    endPress(untilPainted());
    return answer?.(pressed) ?? false;
  };
  earlyEvents.toggle = (control) => {
    if (control.matches('.DocSearch-Button')) return toggleSearch(control);
    if (control.closest('.theme-code-block')) return copyCode(control);
    if (control.matches('.navbar__toggle')) toggleEarlyMenu(control);
    // When the press is seen to be heard, and behind the code of the page, which the start script asks for then.
    else void untilPainted().then(() => setTimeout(() => fetchForModel(control)));
    // The application has to do it, too.
    return false;
  };
}

function fetchForModel(control: HTMLElement): void {
  if (control.matches('[data-panel]')) {
    fetchEarly(MODEL_FILES.editor);
    return;
  }
  fetchEarly(MODEL_FILES.viewer);
  // As the application asks for it; a drawing has none. Not by `fetchEarly`: the script of the first view, which has that too, is full.
  const mesh = control.closest('figure')?.querySelector<HTMLAnchorElement>('a[href$=".glb"]');
  const link = document.createElement('link');
  if (!mesh || !link.relList.supports('preload')) return;
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  link.href = mesh.getAttribute('href') ?? '';
  document.head.append(link);
}

answerPresses(window as unknown as { readonly earlyEvents: EarlyEvents });
