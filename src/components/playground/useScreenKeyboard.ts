import { useEffect } from 'react';

/**
 * Keeps the height that the keyboard of the screen covers, in `--screen-keyboard` of the page: browsers lay a page out as if it were
 * not there, and what sticks to the bottom of the window would lie behind it.
 */
export function useScreenKeyboard(): void {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    if (!viewport) return;
    const { style } = document.documentElement;
    const update = () => {
      // Zooming in makes the visible part lower, too.
      const covered =
        viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      style.setProperty('--screen-keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
      style.removeProperty('--screen-keyboard');
    };
  }, []);
}
