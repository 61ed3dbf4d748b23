import { useLayoutEffect } from 'react';

/** What stood in the search field of a bar that was taken away with its page. */
let carried: string | undefined;

/**
 * Opens the window again, with what was typed, where a page of another layout arrives below it: its bar is another one,
 * and the window went with the old one.
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
      // The bar of the page that arrives is there in the same step; one that comes later has nothing to go on with.
      queueMicrotask(() => (carried = undefined));
    };
  }, [isOpen]);
}
