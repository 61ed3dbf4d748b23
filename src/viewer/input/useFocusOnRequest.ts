import { useEffect, type RefObject } from 'react';

/** Gives the focus to `element` when the reader asked for it; the page stays where it is. */
export function useFocusOnRequest(
  element: RefObject<HTMLElement | null>,
  isRequested: boolean,
): void {
  useEffect(() => {
    if (isRequested) element.current?.focus({ preventScroll: true });
  }, [element, isRequested]);
}
