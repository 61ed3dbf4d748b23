import type { Page } from '@playwright/test';
import { findChromium } from '../../../setup/chromium.mjs';
import { expect, test } from '../../support/test';
import { goodModel, playgroundLink } from '../../support/playground';

test.use({ launchOptions: async ({ launchOptions }, use) => use(withSmallHeap(launchOptions)) });

/**
 * Limits the heap to 256 MB, so that the memory bomb leaves memory for other programs. Uses the full browser: in the
 * headless shell, a sandboxed frame shares process and heap with its page.
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

test.describe('a model that uses up all memory', () => {
  test.setTimeout(180_000);

  // If the process of a frame ends, Playwright treats the whole page as crashed and can no longer control it. The test
  // therefore controls another page, which opens the playground in a window, presses its button and reads the outcome.
  // Requirement 10.28.
  test('loses only its worker: the page stays, and the next model runs', async ({ page }) => {
    await page.goto('/markdown-page');
    await openPlayground(page, bomb);
    await markPlayground(page);
    await pressRun(page);
    // Chromium stops the sandbox's process, unless the run reaches its time limit first.
    await expect
      .poll(() => readOutcome(page), { timeout: 60_000 })
      .toMatch(/used up the memory it may have|stopped after 20 seconds/);
    await openLinkInPlayground(page, goodModel);
    await pressRun(page);
    await expect
      .poll(() => readOutcome(page), { timeout: 60_000 })
      .toContain('The model was built');
    // The page was not reloaded for the second link.
    expect(await isMarked(page)).toBe(true);
  });
});

/** The property of the opening page that holds the opened window. */
interface Opener {
  readonly opened: Window & { isSamePage?: boolean };
}

async function openPlayground(page: Page, code: string): Promise<void> {
  await page.evaluate((address) => {
    Object.assign(window, { opened: window.open(address) });
  }, playgroundLink(code));
  await untilCodeShown(page);
}

async function openLinkInPlayground(page: Page, code: string): Promise<void> {
  await page.evaluate((address) => {
    (window as unknown as Opener).opened.location.href = address;
  }, playgroundLink(code));
  await untilCodeShown(page);
}

/** Waits until the playground shows the linked code, without running it. */
async function untilCodeShown(page: Page): Promise<void> {
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

/** Returns the outcome of the last run, as the page shows it. */
function readOutcome(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      (window as unknown as Opener).opened.document.querySelector(
        '[role="status"][aria-label="Outcome of the run"]',
      )?.textContent ?? '',
  );
}
