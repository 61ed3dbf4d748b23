import { useEffect } from 'react';

/**
 * Calls `onPress` for Ctrl or Cmd with `pressedKey`, unless a dialog is open, and prevents the browser's default action.
 */
export function useShortcut(pressedKey: string, onPress: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
      if (!(ctrlKey || metaKey) || shiftKey || altKey || defaultPrevented) return;
      if (key.toLowerCase() !== pressedKey) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) onPress();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [pressedKey, onPress]);
}
