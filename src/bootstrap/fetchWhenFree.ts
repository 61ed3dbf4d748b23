import { isSparing } from '../offline/rules/isSparing';
import { fetchEarly, run } from './loadScripts';
import { untilPainted } from './untilPainted';

/**
 * Fetches what a first press needs once the first view is painted and nothing else is to be fetched: the `application`, and the
 * script of the `controls`, which is small and runs. Nothing where the reader saves data: there a press asks for it.
 * Requirement 11.28.
 */
export function fetchWhenFree(application: string, controls: string): void {
  if (isSparing(navigator)) return;
  const fetchNow = (): void => {
    fetchEarly(application, 'prefetch');
    void run(controls, 'low');
  };
  window.addEventListener('load', () => void untilPainted().then(fetchNow));
}
