import { useLayoutEffect } from 'react';

/** The query of a dialog that was open when its page unmounted. */
let carried: string | undefined;

/**
 * Reopens the dialog with its query after React has replaced the search bar. This happens if a page with another layout
 * loads behind the open dialog.
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
