import type { Page } from '@playwright/test';

interface Scope {
  drawn: Promise<number>;
}

/**
 * Presses `key` and returns the milliseconds until what it changes in `list` is on the screen, on the page's own clock.
 * Not a number when nothing changes within `limit` milliseconds.
 */
export async function pressUntilDrawn(
  page: Page,
  key: string,
  list: string,
  limit = 400,
): Promise<number> {
  await page.evaluate(
    ({ selector, ms }) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`There is no ${selector} to watch.`);
      const drawn = new Promise<number>((resolve) => {
        let pressed = 0;
        const options = { once: true, capture: true };
        addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), options);
        const observer = new MutationObserver(() => {
          if (pressed === 0) return;
          observer.disconnect();
          const { port1, port2 } = new MessageChannel();
          port2.onmessage = () => resolve(performance.now() - pressed);
          // The task after an animation frame comes when that frame is painted.
          requestAnimationFrame(() => port1.postMessage(null));
        });
        observer.observe(element, { subtree: true, childList: true, characterData: true });
        setTimeout(() => resolve(Number.NaN), ms);
      });
      Object.assign(window, { drawn });
    },
    { selector: list, ms: limit },
  );
  await page.keyboard.press(key);
  return page.evaluate(() => (window as unknown as Scope).drawn);
}
