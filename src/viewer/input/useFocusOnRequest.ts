import { useEffect, type RefObject } from 'react';

/** Focuses `element` if `isRequested` is true, without scrolling the page. */
export function useFocusOnRequest(
  element: RefObject<HTMLElement | null>,
  isRequested: boolean,
): void {
  useEffect(() => {
    if (isRequested) element.current?.focus({ preventScroll: true });
  }, [element, isRequested]);
}
