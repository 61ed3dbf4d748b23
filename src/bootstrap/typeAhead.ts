import { attributes } from './shared';

let typed: string | undefined;

/**
 * Collects text typed while the search window loads, and inserts it when the search field gets the focus. Escape, Tab,
 * a pointer press or focus on another element ends the collection. Requirement 11.22.
 */
export function typeAhead(): void {
  if (typed !== undefined) return;
  typed = '';

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key === 'Escape' || key === 'Tab') stop();
    const isText = key.length === 1 || key === 'Backspace';
    if (!isText || ctrlKey || metaKey || altKey || isInFailureMessage(target)) return;
    // Stops the event before it reaches the search bar, which would open the search window with this letter. The
    // listener runs first, because it captures on the window.
    event.preventDefault();
    event.stopImmediatePropagation();
    typed = key === 'Backspace' ? typed?.slice(0, -1) : `${typed ?? ''}${key}`;
  };
  const onPress = ({ target }: PointerEvent): void => {
    if (!isInFailureMessage(target)) stop();
  };
  const onFocus = ({ target }: FocusEvent): void => {
    if (isInFailureMessage(target)) return;
    const text = typed;
    stop();
    if (!text || !(target instanceof HTMLInputElement) || target.type !== 'search') return;
    // Inserts before the field's text. React would ignore an assignment to `value`.
    target.setRangeText(text, 0, 0, 'end');
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const stop = (): void => {
    typed = undefined;
    window.removeEventListener('keydown', onKeyDown, true);
    window.removeEventListener('focusin', onFocus);
    window.removeEventListener('pointerdown', onPress, true);
  };
  window.addEventListener('keydown', onKeyDown, true);
  window.addEventListener('focusin', onFocus);
  window.addEventListener('pointerdown', onPress, true);
}

/** Returns true for elements of the message about a failed load. Its retry button must not discard the typed text. */
function isInFailureMessage(target: EventTarget | null): boolean {
  return (target as Element).closest(`[${attributes.searchFailure}]`) !== null;
}
