import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';

/** Gives the focus back when a page that was on its way arrives: Docusaurus moves it into the page, below the window. */
export function useFocusInWindow(): void {
  const location = useLocation();
  useEffect(() => {
    const opened = document.querySelector('.DocSearch-Container');
    if (!opened || opened.contains(document.activeElement)) return;
    opened.querySelector<HTMLElement>('.DocSearch-Input')?.focus({ preventScroll: true });
  }, [location]);
}
