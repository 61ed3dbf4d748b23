import { isSparing } from '../offline/rules/isSparing';
import { fetchEarly } from './loadScripts';

/** Below it the bar has a button that opens the menu. Requirement 2.30. */
const narrow = '(max-width: 996px)';

/**
 * Fetches the script of the early menu once the page has come, so that a press finds it; only where there is a button to
 * press, and where the reader does not save data.
 */
export function prepareMenu(script: string): void {
  if (!matchMedia(narrow).matches || isSparing(navigator)) return;
  // Where the page has come already, a press asks for it.
  window.addEventListener('load', () => fetchEarly(script, 'prefetch'));
}
