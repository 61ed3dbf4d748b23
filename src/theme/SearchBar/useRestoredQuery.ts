import { useLayoutEffect } from 'react';

/** The query of a dialog that was open when its page unmounted. */
let queryToRestore: string | undefined;

/**
 * Reopens the dialog with its query after React has replaced the search bar. This happens if a page with another layout
 * loads behind the open dialog.
 */
export function useRestoredQuery(isOpen: boolean, open: (query: string) => void): void {
  useLayoutEffect(() => {
    if (queryToRestore !== undefined) open(queryToRestore);
    queryToRestore = undefined;
  }, [open]);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      queryToRestore = document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value;
      // The new search bar mounts in the same commit. A search bar that mounts later must not reopen the dialog.
      queueMicrotask(() => (queryToRestore = undefined));
    };
  }, [isOpen]);
}
