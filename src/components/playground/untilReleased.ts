import { waitingMark } from '../../bootstrap/eventReplay';

/** Held down, or pressed before the application was there and not yet answered. */
const pressed = `button:active, [${waitingMark}]`;

/** Settles when nothing on the page is pressed: a button that is replaced meanwhile is never clicked. */
export function untilReleased(): Promise<void> {
  if (!document.querySelector(pressed)) return Promise.resolve();
  return new Promise((resolve) => {
    const ended = new AbortController();
    const { signal } = ended;
    const settle = (): void => {
      if (document.querySelector(pressed)) return;
      ended.abort();
      resolve();
    };
    // The click follows the release in the same task.
    for (const event of ['pointerup', 'pointercancel', 'keyup'])
      window.addEventListener(event, () => setTimeout(settle), { signal });
    const answers = new MutationObserver(settle);
    answers.observe(document, { attributeFilter: [waitingMark], subtree: true });
    signal.addEventListener('abort', () => answers.disconnect());
  });
}
