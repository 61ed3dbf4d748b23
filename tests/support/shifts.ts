import type { Page } from '@playwright/test';

/** Notes from now on, in every document of `page`, what moves without the reader's doing. Before the page is opened. */
export async function watchShiftsOfLoading(page: Page): Promise<void> {
  await page.addInitScript(noteShifts, true);
}

/**
 * Notes every layout shift of `page` that does not follow the reader's input at once (the browser allows 500 ms), and
 * keeps back what is loaded from now on, so that room which is not reserved shows. Returns the shifts so far, in words.
 */
export async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(noteShifts, false);
  await page.route(/\.(js|css|glb)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateMs));
    await route.continue();
  });
  return () => shiftsSoFar(page);
}

/** Scripts and styles that a step loads arrive this late: what moves then is no answer to the reader's press. */
const lateMs = 700;

/**
 * What moved, when all of it together is more than the eye notices: nothing, or each shift with its score. The buttons
 * of a block of code grow by a pixel when they come.
 */
export async function noticeableShifts(page: Page): Promise<readonly string[]> {
  const shifts = await shiftsSoFar(page);
  const score = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
  return score > noticeable ? shifts : [];
}

/** A tenth of what https://web.dev/articles/cls calls good. */
const noticeable = 0.01;

/** Entries come a frame after the shift. */
function shiftsSoFar(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as Noted).shifts)),
        );
      }),
  );
}

/** Runs in the page: `shifts` of its window are the shifts from now on, with those before when `isFromStart`. */
function noteShifts(isFromStart: boolean): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const elementOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as readonly Shift[]) {
      const moved = entry.sources
        // The editor measures its lines after its first frame: numbers in its gutter are its own affair.
        .filter(({ node }) => !elementOf(node)?.closest('.cm-gutters'))
        // It colours a line once it has read it: the letters stay where they are, but the browser follows a node of text, which may
        // hold later ones of them from then on.
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

interface Noted {
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
