import { useEffect } from 'react';

/** Calls `onPress` for Ctrl or Cmd with `letter`, instead of what the browser does. */
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
