import type { Locator } from '@playwright/test';

/**
 * Returns what tells `element` from its neighbours where the system replaces colours: frames, backgrounds and underlines, its own
 * and of what is drawn before and after it. Shadows, colours and weights of letters do not count, nor does what is drawn in the
 * colour of the page. Errors: rejects when the page has taken the element away.
 */
export function lookOf(element: Locator): Promise<readonly string[]> {
  return element.evaluate((shown) => {
    if (!shown.isConnected) throw new Error('The element is gone.');
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.cssText = 'forced-color-adjust: none; background: Canvas';
    const ground = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [null, '::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(shown, part);
      if (part !== null && ['none', 'normal'].includes(style.content)) return [];
      const marks = ['outline', 'border-top', 'border-left'].flatMap((frame) => {
        const [width = '', line = '', color = ''] = ['width', 'style', 'color'].map((property) =>
          style.getPropertyValue(`${frame}-${property}`),
        );
        const isDrawn = line !== 'none' && width !== '0px' && !/^rgba\(.*, 0\)$/.test(color);
        return isDrawn && color !== ground ? [`${frame}: ${width} ${line}`] : [];
      });
      const { backgroundColor, textDecorationLine } = style;
      const isFilled = backgroundColor !== ground && !/^rgba\(.*, 0\)$/.test(backgroundColor);
      if (isFilled) marks.push(`background: ${backgroundColor}`);
      if (textDecorationLine !== 'none') marks.push(textDecorationLine);
      return marks;
    });
  });
}
