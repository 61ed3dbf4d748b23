import { useEffect, type RefObject } from 'react';

/** The way an open panel is closed: Escape leaves the focus in it, a press elsewhere moves the focus. */
type ClosedBy = 'escape' | 'press';

/** Closes an open panel on Escape and on a press elsewhere. */
export function useClosing(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (by: ClosedBy) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!element.current?.contains(event.target as Node)) close('press');
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close('escape');
      },
      { signal, capture: true },
    );
    return () => stop.abort();
  });
}
