import { isAsBuilt } from './asBuilt';
import { isHydrated } from './hydration';
import { isSearchShortcut } from './searchShortcut';

/**
 * What does nothing without the application. Links are not, but for those that a script makes do more, nor what the browser
 * unfolds itself; the theme's own `details` unfolds by script.
 */
export const needsApplication =
  'button, [data-collapsed] > summary, [role="button"], [role="tab"], [data-acts-with-script]';

/** Marks what was pressed and waits for the application, for the style sheet. Requirement 11.20. */
export const waitingMark = 'data-waiting';

/**
 * Keeps the presses of buttons and the search shortcuts, which are presses of the search button, that come before hydration, but
 * for those that `answer` answers, and returns the function that does them again in their order, each once: to be called when the
 * application has hydrated, and once more when the page in it has (`asBuilt.ts`). One whose mark was taken away by then was taken
 * back.
 */
export function captureEventsUntilHydrated(answer: (pressed: HTMLElement) => boolean): () => void {
  let kept: HTMLElement[] = [];

  // On the window and while capturing, to be earlier than React, which would otherwise act a second time.
  const keep = (event: Event, pressed: HTMLElement): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (answer(pressed)) return;
    pressed.setAttribute(waitingMark, '');
    kept.push(pressed);
  };
  const onClick = (event: MouseEvent): void => {
    const pressed = elementOf(event)?.closest<HTMLElement>(needsApplication);
    if (!pressed?.closest('#__docusaurus') || (isHydrated() && !isAsBuilt(pressed))) return;
    // A link with a key held down: the reader wants a new tab, which needs no application.
    const isHeld = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!isHeld || !(pressed instanceof HTMLAnchorElement)) keep(event, pressed);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const button = document.querySelector<HTMLElement>('.DocSearch-Button');
    if (button && isSearchShortcut(event)) keep(event, button);
  };

  window.addEventListener('click', onClick, true);
  window.addEventListener('keydown', onKeyDown, true);
  return () => {
    // Nothing will hydrate: what works without scripts still does.
    const isLost = !isHydrated();
    if (isLost) window.removeEventListener('click', onClick, true);
    window.removeEventListener('keydown', onKeyDown, true);
    const pressed = kept.filter((button) => button.hasAttribute(waitingMark));
    kept = pressed.filter((button) => !isLost && isAsBuilt(button));
    void pressInOrder(pressed.filter((button) => !kept.includes(button)));
  };
}

/** One task each: React draws between two presses, as it does between those of a hand. */
async function pressInOrder(buttons: readonly HTMLElement[]): Promise<void> {
  for (const button of buttons) {
    button.removeAttribute(waitingMark);
    button.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function elementOf({ target }: Event): Element | null {
  return target instanceof Element ? target : null;
}
