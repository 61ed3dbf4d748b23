import type { Locator } from '@playwright/test';

/**
 * Returns the styles that distinguish `element` from its neighbours in forced-colors mode: outlines, borders,
 * backgrounds and underlines of the element and of its `::before` and `::after`. Ignores shadows, text colours, font
 * weights, and anything in the colour of the page. Rejects if the element is no longer in the document.
 */
export function visibleStylesOf(element: Locator): Promise<readonly string[]> {
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
