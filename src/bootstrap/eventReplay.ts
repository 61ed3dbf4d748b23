import { isSearchShortcut } from './searchShortcut';

/**
 * What does nothing without the application. Links are not, but for those that a script makes do more, nor what the browser
 * unfolds itself; the theme's own `details` unfolds by script.
 */
const needsApplication =
  'button, [data-collapsed] > summary, [role="button"], [role="tab"], [data-acts-with-script]';

/** Marks what was pressed and waits for the application, for the style sheet. Requirement 11.20. */
const waitingMark = 'data-waiting';

/**
 * Keeps the presses of buttons and the search shortcuts that come before hydration, but for those that `answer` answers,
 * and returns the function that does them again in their order, once.
 */
export function captureEventsUntilHydrated(answer: (pressed: Element) => boolean): () => void {
  const kept: (() => void)[] = [];

  // On the window and while capturing, to be earlier than React, which would otherwise act a second time.
  const keep = (event: Event, pressed: Element | null, again: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (pressed && answer(pressed)) return;
    pressed?.setAttribute(waitingMark, '');
    kept.push(() => {
      pressed?.removeAttribute(waitingMark);
      again();
    });
  };
  const onClick = (event: MouseEvent): void => {
    const pressed = elementOf(event)?.closest<HTMLElement>(needsApplication);
    if (!pressed?.closest('#__docusaurus')) return;
    // A link with a key held down: the reader wants a new tab, which needs no application.
    const isHeld = event.ctrlKey || event.metaKey || event.shiftKey;
    if (isHeld && pressed instanceof HTMLAnchorElement) return;
    keep(event, pressed, () => pressed.click());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isSearchShortcut(event)) return;
    keep(event, document.querySelector('.DocSearch-Button'), () => {
      // An event has all the fields that one is made from.
      document.body.dispatchEvent(new KeyboardEvent('keydown', event));
    });
  };

  window.addEventListener('click', onClick, true);
  window.addEventListener('keydown', onKeyDown, true);
  return () => {
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('keydown', onKeyDown, true);
    void doInOrder(kept.splice(0));
  };
}

/** One task each: React draws between two presses, as it does between those of a hand. */
async function doInOrder(actions: readonly (() => void)[]): Promise<void> {
  for (const act of actions) {
    act();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function elementOf({ target }: Event): Element | null {
  return target instanceof Element ? target : null;
}
