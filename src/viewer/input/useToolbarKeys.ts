import { useCallback, type KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/**
 * Returns a key listener for a toolbar. Arrow keys move the focus between buttons, Home and End to the first and last
 * button. Tab also moves between the buttons. Both pairs of arrow keys work, because the toolbar is a column and its
 * panels are rows. Source: ARIA Authoring Practices Guide, toolbar pattern.
 */
export function useToolbarKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  return useCallback((event) => {
    const toolbar = event.currentTarget;
    const buttons = [...toolbar.querySelectorAll('button')].filter(
      (button) => button.offsetParent !== null,
    );
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (at < 0) return;
    const last = buttons.length - 1;
    const step = steps[event.key];
    const next = step === undefined ? { Home: 0, End: last }[event.key] : at + step;
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[(next + buttons.length) % buttons.length]?.focus();
  }, []);
}
