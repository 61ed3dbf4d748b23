import type { Page } from '@playwright/test';
import { waitUntilIdle } from '../../../bench/shared/browser';
import { scrollTo } from '../../support/scrollTo';
import { Shell } from '../../support/shell';
import { readNoticeableShifts, watchShiftsOfLoading } from '../../support/layoutShifts';
import { expect, test } from '../../support/test';
import { onlyInFullRun } from '../../support/fullRun';

const nightly = onlyInFullRun(
  'Runs nightly: deferredLayout.test.ts has the rules, and the anchor below fails for most breakages.',
);

const longPage = '/docs/tutorial-overview/drawing';
const late = 'html[data-layout]';

/** Returns true if the figure at index `place` is laid out; −1 is the last figure. */
const isLaidOut = (page: Page, place: number): Promise<boolean | undefined> =>
  page.evaluate(
    (at) =>
      Array.from(document.querySelectorAll('.markdown figure'))
        .at(at)
        ?.querySelector('img')
        ?.checkVisibility({ contentVisibilityAuto: true }),
    place,
  );

// Requirement 11.17.
test(
  'a long page skips layout outside the viewport, and shifts nothing when figures scroll into view',
  nightly,
  async ({ page }) => {
    await watchShiftsOfLoading(page);
    await page.goto(longPage);
    await expect(page.locator(late)).toHaveCount(1);
    await waitUntilIdle(page);
    expect(await isLaidOut(page, -1)).toBe(false);

    // Scrolls with the wheel, like a reader who looks through the whole page.
    await page.mouse.move(700, 450);
    const last = page.locator('.markdown figure').last();
    await expect(async () => {
      await page.mouse.wheel(0, 800);
      await expect(last).toBeInViewport({ timeout: 100 });
    }).toPass();
    expect(await isLaidOut(page, -1)).toBe(true);
    expect(await readNoticeableShifts(page)).toEqual([]);
  },
);

// Requirement 11.17.
test(
  'after a jump, neither hydration nor late layout of skipped figures moves the target',
  nightly,
  async ({ page }) => {
    await holdIdleMoments(page);
    const shell = new Shell(page);
    await shell.read(longPage);
    const figure = page.locator('.markdown figure').last();
    const top = (): Promise<number> => figure.evaluate((e) => e.getBoundingClientRect().top);
    await scrollTo(figure);
    const before = await top();
    await shell.start();
    expect(await isLaidOut(page, 4)).toBe(false);
    expect(await top()).toBe(before);

    await page.evaluate(() => (window as unknown as Held).release());
    await expect.poll(() => isLaidOut(page, 4)).toBe(true);
    await expect.poll(() => isLaidOut(page, 20)).toBe(true);
    expect(Math.abs((await top()) - before)).toBeLessThan(1);
  },
);

// Requirement 11.17.
test(
  'scrolling up over skipped figures shifts nothing before their late layout',
  nightly,
  async ({ page }) => {
    await holdIdleMoments(page);
    await watchShiftsOfLoading(page);
    await page.goto(longPage);
    await page.mouse.move(700, 450);
    const isAtEnd = () => scrollY + innerHeight > document.documentElement.scrollHeight - 2;
    // Figures that come into view make the page longer while it scrolls.
    await expect(async () => {
      await page.keyboard.press('End');
      expect(await page.evaluate(isAtEnd)).toBe(true);
    }).toPass();
    const middle = page.locator('.markdown figure').nth(12);
    expect(await isLaidOut(page, 12)).toBe(false);
    await expect(async () => {
      await page.mouse.wheel(0, -800);
      await expect(middle).toBeInViewport({ timeout: 100 });
    }).toPass();
    expect(await isLaidOut(page, 12)).toBe(true);
    expect(await readNoticeableShifts(page)).toEqual([]);
  },
);

// Requirement 11.26.
test('hydration measures no code blocks outside the viewport', nightly, async ({ page }) => {
  await holdIdleMoments(page);
  await page.addInitScript(() => {
    const measured: string[] = [];
    Object.assign(window, { measured });
    for (const name of ['scrollWidth', 'clientWidth', 'offsetWidth'] as const) {
      const owner = name === 'offsetWidth' ? HTMLElement.prototype : Element.prototype;
      const property = Object.getOwnPropertyDescriptor(owner, name);
      Object.defineProperty(owner, name, {
        get(this: Element) {
          if (!this.checkVisibility({ contentVisibilityAuto: true })) measured.push(this.className);
          return property?.get?.call(this) as number;
        },
      });
    }
  });
  const shell = new Shell(page);
  await shell.read('/docs/troubleshooting');
  await shell.start();
  await expect(page.locator(late)).toHaveCount(1);
  expect(await page.evaluate(() => (window as unknown as Measuring).measured)).toEqual([]);
});

// Requirements 11.17, 11.30.
test(
  'a linked page shows its top first and skips layout outside the viewport, but not on going back',
  nightly,
  async ({ page }) => {
    const shell = new Shell(page);
    await shell.open('/docs/tutorial-overview/your-first-print');
    await page.evaluate(() => {
      const figures: number[] = [];
      Object.assign(window, { figures });
      new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent !== 'Drawing') return;
        figures.push(document.querySelectorAll('.markdown figure').length);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.locator(`aside a[href="${longPage}"]`).click();
    await expect.poll(() => page.locator('.markdown figure').count()).toBeGreaterThan(20);
    const figures = await page.evaluate(() => (window as unknown as Counted).figures);
    expect(figures[0]).toBeLessThan(figures.at(-1) ?? 0);
    expect(await isLaidOut(page, -1)).toBe(false);

    await page.getByRole('link', { name: /^Next/ }).evaluate((next: HTMLElement) => next.click());
    await expect(page).not.toHaveURL(longPage);
    await page.goBack();
    await expect(page).toHaveURL(longPage);
    await expect.poll(() => isLaidOut(page, -1)).toBe(true);
  },
);

// Requirements 2.32, 11.17.
test('an anchor on a long page scrolls to its heading, even after a reload', async ({ page }) => {
  await holdIdleMoments(page);
  await page.goto(longPage);
  await expect(page.locator(late)).toHaveCount(1);
  const link = page.locator('.theme-doc-toc-desktop a').last();
  const anchor = (await link.getAttribute('href')) ?? '';
  const heading = page.locator(`[id="${anchor.slice(1)}"]`);
  // Before the application starts, the browser itself follows the link.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(heading).toBeInViewport();
  const top = await topOf(page, anchor);

  await page.reload();
  await expect.poll(async () => Math.abs((await topOf(page, anchor)) - top)).toBeLessThan(60);
  await page.goto('about:blank');
  await page.goto(`${longPage}${anchor}`);
  await expect.poll(async () => Math.abs((await topOf(page, anchor)) - top)).toBeLessThan(60);
});

/** Returns the distance in CSS pixels from the top of the window to the target of `anchor`. */
function topOf(page: Page, anchor: string): Promise<number> {
  return page.locator(`[id="${anchor.slice(1)}"]`).evaluate((e) => e.getBoundingClientRect().top);
}

interface Measuring {
  readonly measured: readonly string[];
}

interface Counted {
  readonly figures: readonly number[];
}

interface Held {
  readonly release: () => void;
}

/** Delays idle callbacks until the page calls `window.release`. */
async function holdIdleMoments(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const requestIdle = window.requestIdleCallback.bind(window);
    const held: IdleRequestCallback[] = [];
    window.requestIdleCallback = (run) => held.push(run);
    Object.assign(window, {
      release: () => {
        window.requestIdleCallback = requestIdle;
        for (const run of held) requestIdle(run);
      },
    });
  });
}
