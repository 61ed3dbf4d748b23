import { useLayoutEffect } from 'react';

/** The query of a dialog that unmounted with its page. */
let carried: string | undefined;

/**
 * Reopens the dialog with its query when a page with another layout loads behind it: React then replaces the search bar
 * together with the dialog.
 */
export function useCarriedQuery(isOpen: boolean, open: (query: string) => void): void {
  useLayoutEffect(() => {
    if (carried !== undefined) open(carried);
    carried = undefined;
  }, [open]);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      carried = document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value;
      // The new search bar mounts in the same commit. A search bar that mounts later must not reopen the dialog.
      queueMicrotask(() => (carried = undefined));
    };
  }, [isOpen]);
}
