import type { Browser, Page } from '@playwright/test';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';

/** A page with several thousand elements. */
const longPage = '/docs/tutorial-overview/drawing';

// Requirement 11.16.
test('setting a class on the root or the body restyles no other element', async ({
  page,
  browser,
}) => {
  await new Shell(page).open(longPage);
  // Elements with skipped layout would not be styled at all.
  await page.evaluate(() => delete document.documentElement.dataset['layout']);
  // Proves that the measurement works: the colour mode restyles everything.
  const byMode = await maxRestyledElements(browser, page, () => {
    document.documentElement.dataset['theme'] = 'dark';
  });
  expect(byMode).toBeGreaterThan(3000);

  const byClass = await maxRestyledElements(browser, page, () => {
    // The progress bar and the Tab key set these classes. The head of a page sets others on the root.
    document.documentElement.classList.toggle('nprogress-busy');
    document.body.classList.toggle('navigation-with-keyboard');
  });
  expect(byClass).toBeLessThan(10);
});

interface TraceEvent {
  readonly name: string;
  /** Time in microseconds, by the clock of the browser. */
  readonly ts: number;
  readonly args?: { readonly elementCount?: number };
}

/**
 * Returns the number of elements in the largest restyle that `act` causes. Ignores restyles that end before `act` or
 * start after it, because the page also restyles for other reasons, such as deferred layout.
 */
async function maxRestyledElements(browser: Browser, page: Page, act: () => void): Promise<number> {
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
