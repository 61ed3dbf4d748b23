import { useCallback, type KeyboardEvent } from 'react';

/**
 * Arrow keys go from button to button, Home and End to the first and last; Tab goes through them too.
 * Source: ARIA Authoring Practices Guide, toolbar pattern.
 */
export function useToolbarKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  return useCallback((event) => {
    const toolbar = event.currentTarget;
    const buttons = [...toolbar.querySelectorAll<HTMLButtonElement>('button[data-tip]')].filter(
      (button) => button.offsetParent !== null,
    );
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (at < 0) return;
    const last = buttons.length - 1;
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[(next + buttons.length) % buttons.length]?.focus();
  }, []);
}
