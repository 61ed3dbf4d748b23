import type { Browser, Page } from '@playwright/test';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';

/** A page of several thousand elements. */
const longPage = '/docs/tutorial-overview/drawing';

// Requirement 11.16.
test('a class written on the root or the body restyles no other element', async ({
  page,
  browser,
}) => {
  await new Shell(page).open(longPage);
  // What is left out is not styled either.
  await page.evaluate(() => delete document.documentElement.dataset['layout']);
  // The colour mode does restyle everything: what counts would see it.
  const byMode = await mostRestyled(browser, page, () => {
    document.documentElement.dataset['theme'] = 'dark';
  });
  expect(byMode).toBeGreaterThan(3000);

  const byClass = await mostRestyled(browser, page, () => {
    // As the progress bar of a route change does, a page's head, and the first press.
    document.documentElement.classList.toggle('nprogress-busy');
    document.body.classList.toggle('navigation-with-keyboard');
  });
  expect(byClass).toBeLessThan(10);
});

interface TraceEvent {
  readonly name: string;
  /** Of the clock of the browser, in microseconds. */
  readonly ts: number;
  readonly args?: { readonly elementCount?: number };
}

/**
 * How many elements the largest restyle because of `act` goes over. A page restyles some of its own accord, as when more of
 * it is laid out: such a restyle ends before `act`, or begins after it.
 */
async function mostRestyled(browser: Browser, page: Page, act: () => void): Promise<number> {
  const [begin, end] = ['restyle: begin', 'restyle: end'];
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'blink', 'blink.user_timing'],
  });
  await page.evaluate(
    `document.body.offsetWidth; performance.mark('${begin}'); (${act.toString()})(); document.body.offsetWidth; performance.mark('${end}')`,
  );
  const trace = (await browser.stopTracing()).toString();
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const markedAt = (mark: string) => traceEvents.find(({ name }) => name === mark)?.ts ?? NaN;
  const [from, to] = [markedAt(begin), markedAt(end)];
  const counts = traceEvents
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > from && ts < to)
    .map(({ args }) => args?.elementCount ?? 0);
  return Math.max(0, ...counts);
}
