import type { Page } from '@playwright/test';

/**
 * Waits until `page` has loaded, what came into its window has been heard of, and nothing waits to run: what a page does
 * by itself when it has nothing else to do has begun then.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    // Observers hear in the order in which they began: those of the page before this one.
    await new Promise((seen) => new IntersectionObserver(seen).observe(document.body));
    for (let times = 0; times < 2; times++) await new Promise((idle) => requestIdleCallback(idle));
  });
}
