let typed: string | undefined;

/**
 * Keeps what is typed from the press that asks for the search window until the window has its field, and puts it there:
 * no letter is lost while the window loads. Escape, a press, and a focus that goes elsewhere end it. Requirement 11.22.
 */
export function typeAhead(): void {
  if (typed !== undefined) return;
  typed = '';

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key === 'Escape' || key === 'Tab') stop();
    const isText = key.length === 1 || key === 'Backspace';
    if (!isText || ctrlKey || metaKey || altKey || isOfFailure(target)) return;
    // On the window and while capturing: the search bar would open its window with this one letter.
    event.preventDefault();
    event.stopImmediatePropagation();
    typed = key === 'Backspace' ? typed?.slice(0, -1) : `${typed ?? ''}${key}`;
  };
  const onPress = ({ target }: PointerEvent): void => {
    if (!isOfFailure(target)) stop();
  };
  const onFocus = ({ target }: FocusEvent): void => {
    if (isOfFailure(target)) return;
    const text = typed;
    stop();
    if (!text || !(target instanceof HTMLInputElement) || target.type !== 'search') return;
    // Ahead of what the field may hold, and not by `value`, which React would not notice.
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

/** What says that the window could not be loaded, and has it loaded again: what was typed is still wanted. */
function isOfFailure(target: EventTarget | null): boolean {
  return (target as Element).closest('[data-search-failure]') !== null;
}
