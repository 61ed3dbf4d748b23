import type { Browser, Page } from '@playwright/test';
import type { Traffic } from '../shared/serveFolder';
import { untilHydrated } from '../shared/untilHydrated';

/** What a reader does to reach each level of activation, on a page with a model that has parameters. */
const steps: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    '1 turn',
    (page) =>
      page
        .getByRole('button', { name: /^Turn / })
        .first()
        .click(),
  ],
  [
    '2 parameters, kernel',
    (page) => page.getByRole('button', { name: 'Parameters' }).first().click(),
  ],
  ['3 editor', (page) => page.getByRole('button', { name: 'Edit' }).first().click()],
  ['4 type help', type],
];

/** Types a space at the end of the code: the first change loads the types. */
async function type(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Code of/ }).press('ControlOrMeta+End');
  await page.keyboard.type(' ');
}

/** Returns the bytes over the wire (brotli) that each level adds, as the server at `url` counts them in `traffic`. */
export async function measureTransfer(
  browser: Browser,
  url: string,
  traffic: Traffic,
): Promise<readonly (readonly [string, number])[]> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await untilHydrated(page);
  await untilQuiet(page, traffic);
  const added: [string, number][] = [];
  for (const [level, step] of steps) {
    const before = traffic.bytes;
    await step(page);
    await untilQuiet(page, traffic);
    added.push([level, traffic.bytes - before]);
  }
  await context.close();
  return added;
}

const quietMs = 3000;

/** Waits until nothing is under way and nothing was sent for a while: a level loads in several waves. */
async function untilQuiet(page: Page, traffic: Traffic): Promise<void> {
  for (let before = -1; before < traffic.bytes || traffic.open > 0;) {
    before = traffic.bytes;
    await page.waitForTimeout(quietMs);
  }
}
