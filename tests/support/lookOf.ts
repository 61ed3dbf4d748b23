import type { Locator } from '@playwright/test';

/**
 * Returns what tells `element` from its neighbours where the system replaces colours: frames, backgrounds, underlines, and the same of
 * what is drawn before and after it. Shadows and weights of letters do not count.
 */
export function lookOf(element: Locator): Promise<readonly string[]> {
  return element.evaluate((shown) =>
    [null, '::before', '::after'].map((part) => {
      const style = getComputedStyle(shown, part);
      if (part !== null && ['none', 'normal'].includes(style.content)) return '';
      // A transparent frame is no frame.
      const frames = [style.outline, style.borderTop, style.borderLeft].map((frame) =>
        /rgba\(.*, 0\)|none|^0px/.test(frame) ? '' : frame,
      );
      return [
        ...frames,
        style.backgroundColor,
        style.backgroundImage,
        style.textDecorationLine,
        style.color,
      ].join(' | ');
    }),
  );
}
