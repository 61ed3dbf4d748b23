import type { Page } from '@playwright/test';

/** Scripts and styles that a step loads arrive this late: what moves then is no answer to the reader's press. */
const lateMs = 700;

/**
 * Notes every layout shift of `page` that does not follow the reader's input at once (the browser allows 500 ms), and
 * keeps back what is loaded from now on, so that room which is not reserved shows. Returns the shifts so far, in words.
 */
export async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly Shift[]) {
        // The editor measures its lines after its first frame: numbers in its gutter are its own affair.
        const isOfGutter = entry.sources.every(
          ({ node }) => node instanceof Element && node.closest('.cm-gutters') !== null,
        );
        if (entry.hadRecentInput || isOfGutter) continue;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) =>
          [
            node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName),
            `${previousRect.top} → ${currentRect.top}`,
          ].join(' '),
        );
        shifts.push(`${entry.value.toFixed(4)}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift' });
  });
  await page.route(/\.(js|css|glb)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateMs));
    await route.continue();
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

interface Shift {
  readonly hadRecentInput: boolean;
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}
