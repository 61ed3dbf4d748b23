import type { Page } from '@playwright/test';

/** Records the layout shifts in every document of `page` that do not follow input. Call it before opening the page. */
export async function watchShiftsOfLoading(page: Page): Promise<void> {
  await page.addInitScript(recordShifts, true);
}

/**
 * Records the layout shifts of `page` that do not follow input within 500 ms. Delays scripts, style sheets and meshes
 * that load from now on: if a file arrives quickly, missing space for it causes no visible shift. Returns a function
 * that returns the shifts so far.
 */
export async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(recordShifts, false);
  await page.route(/\.(js|css|glb)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateMs));
    await route.continue();
  });
  return () => shiftsSoFar(page);
}

/**
 * Delay in milliseconds. It is longer than 500 ms, so shifts caused by delayed files do not count as a response to
 * input.
 */
const lateMs = 700;

/**
 * Returns the shifts with their scores if the total is noticeable, otherwise none. For example, the buttons of a code
 * block grow by a pixel when they appear, which nobody notices.
 */
export async function readNoticeableShifts(page: Page): Promise<readonly string[]> {
  const shifts = await shiftsSoFar(page);
  const score = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
  return score > noticeableScore ? shifts : [];
}

/** A tenth of the score that https://web.dev/articles/cls calls good. */
const noticeableScore = 0.01;

/** Returns the shifts so far. Waits a frame, because the browser reports shifts one frame late. */
function shiftsSoFar(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as ShiftWindow).shifts)),
        );
      }),
  );
}

/** Collects shifts in `window.shifts`, including earlier ones if `isFromStart`. Runs in the page. */
function recordShifts(isFromStart: boolean): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const elementOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as readonly Shift[]) {
      const moved = entry.sources
        // The editor measures its lines after its first frame, and then moves the line numbers in its gutter.
        .filter(({ node }) => !elementOf(node)?.closest('.cm-gutters'))
        // The editor highlights a line after parsing it. Its letters do not move, but shifts are reported by text
        // node, and a highlighted line has other text nodes.
        .filter(({ node, previousRect, currentRect }) => {
          const isSame = JSON.stringify(previousRect) === JSON.stringify(currentRect);
          return !isSame || !elementOf(node)?.closest('.cm-line');
        })
        .map(({ node, previousRect: from, currentRect: to }) => {
          const element = elementOf(node);
          const name = `${element?.tagName ?? '?'}.${element?.className ?? ''}`;
          return `${name} ${from.left},${from.top} → ${to.left},${to.top}`;
        });
      if (entry.hadRecentInput || moved.length === 0) continue;
      shifts.push(`${entry.value.toFixed(4)}: ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: isFromStart });
}

interface ShiftWindow {
  readonly shifts: readonly string[];
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
