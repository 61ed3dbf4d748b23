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
  // The colour mode does restyle everything: what counts would see it.
  const byMode = await mostRestyled(browser, page, () =>
    page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark';
      return document.body.offsetWidth;
    }),
  );
  expect(byMode).toBeGreaterThan(3000);

  const byClass = await mostRestyled(browser, page, () =>
    page.evaluate(() => {
      // As the progress bar of a route change does, a page's head, and the first press.
      document.documentElement.classList.toggle('nprogress-busy');
      document.body.classList.toggle('navigation-with-keyboard');
      return document.body.offsetWidth;
    }),
  );
  expect(byClass).toBeLessThan(10);
});

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

/** How many elements the largest restyle while `act` runs goes over. */
async function mostRestyled(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink'] });
  await act();
  const trace = (await browser.stopTracing()).toString();
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0);
  return Math.max(0, ...counts);
}
