import { useEffect } from 'react';

/** Calls `onPress` for Ctrl or Cmd with `letter`, and prevents the browser's default action. */
export function useShortcut(letter: string, onPress: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
      if (!(ctrlKey || metaKey) || shiftKey || altKey || defaultPrevented) return;
      if (key.toLowerCase() !== letter) return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [letter, onPress]);
}
