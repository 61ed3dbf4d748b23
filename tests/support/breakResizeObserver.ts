import type { Page } from '@playwright/test';

/** Makes the constructor of ResizeObserver throw once `window.isBroken` is true, in all documents that `page` opens. */
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
