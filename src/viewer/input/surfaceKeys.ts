import type { KeyboardEvent } from 'react';
import { keyAction, type KeyAction } from './keys';

/** Returns what listens to the keys of a view. `act` returns false for what the view does not do: then Escape leaves it. */
export function surfaceKeys(
  act: (action: KeyAction) => boolean,
): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const action = keyAction(event);
    if (!action) return;
    if (act(action)) event.preventDefault();
    else if (action.do === 'clear') leaveView();
  };
}

/** Takes the focus out of a view: keys and fingers are the page's again. */
export function leaveView(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
