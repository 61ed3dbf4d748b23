import type { KeyboardEvent } from 'react';
import { actionForKey, type KeyAction } from './keys';

/**
 * Returns the key listener of a view. It calls `act`, which returns false for actions that the view does not support.
 * Escape removes the focus from the view if `act` does not handle it.
 */
export function createViewKeyListener(
  act: (action: KeyAction) => boolean,
): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const action = actionForKey(event);
    if (!action) return;
    if (act(action)) event.preventDefault();
    else if (action.do === 'clear') blurView();
  };
}

/** Removes the focus from a view, so keys and swipes act on the page again. */
export function blurView(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
