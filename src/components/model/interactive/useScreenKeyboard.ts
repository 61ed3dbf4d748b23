import { useEffect } from 'react';

/**
 * Writes the height of the on-screen keyboard to the page's CSS variable `--screen-keyboard`. Browsers ignore the
 * keyboard in layout, so it would cover elements at the bottom of the window.
 */
export function useScreenKeyboard(): void {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    if (!viewport) return;
    const { style } = document.documentElement;
    const update = () => {
      // Zooming in also shrinks the visual viewport, so a zoomed page is ignored.
      const covered =
        viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      style.setProperty('--screen-keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
    };
  }, []);
}
