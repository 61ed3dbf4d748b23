import type { Page } from '@playwright/test';
import { findChromium } from '../../../setup/chromium.mjs';
import { onlyInFull } from '../../support/fullRun';
import { expect, test } from '../../support/test';
import { goodModel, linkTo } from '../../support/playground';

test.use({ launchOptions: async ({ launchOptions }, use) => use(withSmallHeap(launchOptions)) });

/**
 * A heap of 256 MB: the bomb takes nothing from other programs. A whole browser: in a shell a sandboxed frame shares the
 * process of its page, and the heap.
 */
function withSmallHeap<Options extends { readonly args?: readonly string[] }>(options: Options) {
  return {
    ...options,
    executablePath: findChromium({ isWhole: true }) ?? '',
    args: [...(options.args ?? []), '--js-flags=--max-old-space-size=256'],
  };
}

const bomb =
  'export default () => { const kept = []; for (;;) kept.push({ at: [kept.length, 1] }); };';

const details = onlyInFull(
  'It fills a heap; that a lost worker is replaced is seen with one that never answers.',
);

test.describe('a model that takes all memory', details, () => {
  test.setTimeout(180_000);

  // The tool that drives the browser calls a page crashed when the process of one of its frames ended, and leaves it
  // alone. So another page of the site opens the playground, presses its button and reads what it says.
  // Requirement 10.28.
  test('loses its own worker: the page goes on, and the next model runs', async ({ page }) => {
    await page.goto('/markdown-page');
    await openPlayground(page, bomb);
    await markPlayground(page);
    await pressRun(page);
    // Chromium ends the process of the sandbox. Where it takes long to fill the heap, the time limit comes first.
    await expect
      .poll(() => outcome(page), { timeout: 60_000 })
      .toMatch(/used up the memory it may have|stopped after 20 seconds/);
    await openLinkInPlayground(page, goodModel);
    await pressRun(page);
    await expect.poll(() => outcome(page), { timeout: 60_000 }).toContain('The model was built');
    // A link opened within the page: it is still the one from before.
    expect(await isMarked(page)).toBe(true);
  });
});

/** What the opening page keeps of the one that it opened. */
interface Opener {
  readonly opened: Window & { isSamePage?: boolean };
}

async function openPlayground(page: Page, code: string): Promise<void> {
  await page.evaluate((address) => {
    Object.assign(window, { opened: window.open(address) });
  }, linkTo(code));
  await waitUntilAsked(page);
}

async function openLinkInPlayground(page: Page, code: string): Promise<void> {
  await page.evaluate((address) => {
    (window as unknown as Opener).opened.location.href = address;
  }, linkTo(code));
  await waitUntilAsked(page);
}

/** The playground shows code from a link, and asks before it runs it. */
async function waitUntilAsked(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () => (window as unknown as Opener).opened.document.querySelector('body')?.textContent,
      ),
    )
    .toContain('From a link, not yet run');
}

async function markPlayground(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as unknown as Opener).opened.isSamePage = true;
  });
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as unknown as Opener).opened.isSamePage === true);
}

async function pressRun(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { document } = (window as unknown as Opener).opened;
    const isRun = (button: Element) => button.textContent.trim() === 'Run';
    const run = [...document.querySelectorAll('button')].find(isRun);
    if (!run) throw new Error('The playground has no button "Run".');
    run.click();
  });
}

/** What the page says came of the last run. */
function outcome(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      (window as unknown as Opener).opened.document.querySelector(
        '[role="status"][aria-label="Outcome of the run"]',
      )?.textContent ?? '',
  );
}
