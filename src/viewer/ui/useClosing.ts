import { useEffect, type RefObject } from 'react';

/** Closes what is open by Escape and by a press elsewhere. */
export function useClosing(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!element.current?.contains(event.target as Node)) close();
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        element.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
        close();
      },
      { signal, capture: true },
    );
    return () => stop.abort();
  });
}
