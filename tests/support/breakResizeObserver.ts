import type { Page } from '@playwright/test';

/** Lets the next page make no ResizeObserver any more once `isBroken` of its window is true: what makes one fails. */
export async function breakResizeObserver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Native = window.ResizeObserver;
    window.ResizeObserver = class extends Native {
      constructor(callback: ResizeObserverCallback) {
        if ((window as { isBroken?: boolean }).isBroken) throw new Error('A test broke it.');
        super(callback);
      }
    };
  });
}
