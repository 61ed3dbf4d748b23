let typed: string | undefined;

/**
 * Keeps what is typed from the press that asks for the search window until the window has its field, and puts it there:
 * no letter is lost while the window loads. Escape, a press, and a focus that goes elsewhere end it. Requirement 11.22.
 */
export function typeAhead(): void {
  const isListening = typed !== undefined;
  typed ??= '';
  if (isListening) return;

  const onKeyDown = (event: KeyboardEvent): void => {
    // The shortcut that asked for the window, done again (eventReplay.ts).
    if (!event.isTrusted && event.key === '/') return;
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key === 'Escape' || key === 'Tab') stop();
    if (ctrlKey || metaKey || altKey || (key.length > 1 && key !== 'Backspace')) return;
    // On the window and while capturing: the search bar would open its window with this one letter.
    event.preventDefault();
    event.stopImmediatePropagation();
    typed = key === 'Backspace' ? typed?.slice(0, -1) : `${typed ?? ''}${key}`;
  };
  const onFocus = ({ target }: FocusEvent): void => {
    const text = typed ?? '';
    stop();
    if (!(target instanceof HTMLInputElement) || target.type !== 'search' || text === '') return;
    // Ahead of what the field may hold, and not by `value`, which React would not notice.
    target.setRangeText(text, 0, 0, 'end');
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const stop = (): void => {
    typed = undefined;
    window.removeEventListener('keydown', onKeyDown, true);
    window.removeEventListener('focusin', onFocus);
    window.removeEventListener('pointerdown', stop, true);
  };
  window.addEventListener('keydown', onKeyDown, true);
  window.addEventListener('focusin', onFocus);
  window.addEventListener('pointerdown', stop, true);
}
