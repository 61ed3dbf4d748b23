import { useLayoutEffect } from 'react';

/** The query of a dialog that was removed with its page. */
let carried: string | undefined;

/**
 * Reopens the dialog with its query when a page with another layout arrives below it. React replaces the search bar then,
 * and the dialog with it.
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
      // The new bar mounts in the same commit; a later one must not reopen the dialog.
      queueMicrotask(() => (carried = undefined));
    };
  }, [isOpen]);
}
