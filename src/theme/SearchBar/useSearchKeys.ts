import { useEffect, type RefObject } from 'react';
import { isPlainKey, isSearchChord, isSearchShortcut } from '../../bootstrap/searchShortcut';

interface SearchKeys {
  readonly isOpen: boolean;
  readonly open: (initialQuery?: string) => void;
  readonly close: () => void;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/**
 * Opens search on Ctrl+K or Cmd+K, on the slash key outside text fields, and on a letter or digit typed while the
 * button has the focus. Closes it on Escape or the shortcut. Requirements 2.46–2.48.
 */
export function useSearchKeys({ isOpen, open, close, button }: SearchKeys): void {
  useEffect(() => {
    const react = (event: KeyboardEvent) => {
      if (isOpen) {
        if (event.key === 'Escape' || isSearchChord(event)) {
          // Prevents the browser from closing the dialog itself.
          event.preventDefault();
          if (!isComposing(event)) close();
        }
        return;
      }
      if (isSearchShortcut(event)) {
        event.preventDefault();
        open();
      } else if (document.activeElement === button.current && isWordCharacter(event)) {
        // The letter is already the initial query. The browser would type it into the new input again.
        event.preventDefault();
        open(event.key);
      }
    };
    window.addEventListener('keydown', react);
    return () => window.removeEventListener('keydown', react);
  }, [isOpen, open, close, button]);
}

/** Returns true during IME composition, in which the input method handles Escape. Safari only sets key code 229. */
function isComposing(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other sign in Safari
  return event.isComposing || event.keyCode === 229;
}

function isWordCharacter(event: KeyboardEvent): boolean {
  return /^[a-z0-9]$/i.test(event.key) && isPlainKey(event, event.key);
}
