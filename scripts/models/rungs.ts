import type { Browser, Page, Request } from '@playwright/test';

/** What a reader does to step on each rung of the ladder, on a page with a model that has parameters. Design, "Models". */
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

/** Returns the bytes over the wire (brotli) that each rung adds. */
export async function measureRungs(
  browser: Browser,
  url: string,
): Promise<readonly (readonly [string, number])[]> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 310);
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await untilQuiet(page, requests);
  const rungs: [string, number][] = [];
  for (const [rung, step] of steps) {
    const before = requests.length;
    await step(page);
    await untilQuiet(page, requests);
    rungs.push([rung, await bytesOf(requests.slice(before))]);
  }
  await context.close();
  return rungs;
}

/** Waits until nothing has arrived for a while. "Network idle" never comes where a worker is made from a blob. */
async function untilQuiet(page: Page, requests: readonly Request[]): Promise<void> {
  for (let before = -1; before < requests.length;) {
    before = requests.length;
    await page.waitForTimeout(quietMs);
  }
}

const quietMs = 3000;

async function bytesOf(requests: readonly Request[]): Promise<number> {
  const served = requests.filter((request) => request.url().startsWith('http'));
  const sizes = await Promise.all(served.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + Math.max(0, responseBodySize), 0);
}
