import type { Page } from '@playwright/test';

/** Notes from now on, in every document of `page`, what moves without the reader's doing. Before the page is opened. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : (node?.nodeName ?? '?'),
        );
        shifts.push(`${entry.value.toFixed(4)}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * What moved, when all of it together is more than the eye notices: nothing, or each shift with its score. The words of
 * the navbar move by a pixel or two when the face of the site arrives. Entries come a frame after the shift.
 */
export async function layoutShiftsOf(page: Page): Promise<readonly string[]> {
  const shifts = await page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve((window as unknown as { layoutShifts: readonly string[] }).layoutShifts),
          ),
        );
      }),
  );
  const score = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
  return score > noticeable ? shifts : [];
}

/** A tenth of what https://web.dev/articles/cls calls good. */
const noticeable = 0.01;

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

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}
