import type { Page } from '@playwright/test';

/**
 * Returns the elements of `main`, `footer` and `nav` that extend past the right edge of the window. Excludes fixed
 * elements, and elements in a box that clips or scrolls its content.
 */
export async function findOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element): boolean => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (box !== document.body && getComputedStyle(box).overflowX !== 'visible') return true;
      }
      return false;
    };
    return (
      [...document.body.querySelectorAll('main *, footer *, nav *')]
        // Excludes the items of a closed menu, which have a box but are invisible.
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => element.getBoundingClientRect().right > width + 0.5)
        .filter((element) => getComputedStyle(element).position !== 'fixed' && !scrolls(element))
        .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`)
    );
  });
}
