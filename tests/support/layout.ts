import type { Page } from '@playwright/test';

/**
 * What makes the page wider than its window, and what sticks out of the footer or the text column to the right:
 * the innermost elements, but for those in a box that scrolls by itself.
 */
export async function overflowOf(page: Page): Promise<readonly string[]> {
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
        // What a closed menu holds has a place, and is not to be seen.
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => element.getBoundingClientRect().right > width + 0.5)
        .filter((element) => getComputedStyle(element).position !== 'fixed' && !scrolls(element))
        .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`)
    );
  });
}
