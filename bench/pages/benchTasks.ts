import type { Browser } from '@playwright/test';
import { median, row } from '../shared/figures';
import { launchChromium } from '../shared/launchChromium';
import { openSlowPhone } from '../shared/slowPhone';
import { startApplication } from '../shared/startApplication';
import { untilIdle } from '../shared/untilIdle';
import { tenPages } from './tenPages';

/** What a page keeps a slow phone from answering after the first touch. Milliseconds. */
interface Busy {
  readonly longest: number;
  /** Of all tasks above 50 ms together. */
  readonly all: number;
}

const visits = 3;

/**
 * Whoever drives a browser is told where each Error was made. React makes two as it starts, and V8, which keeps no positions
 * until they are asked for, parses React once more for each: 40 ms that no reader waits for.
 */
const keepPositions = '--js-flags=--no-enable-lazy-source-positions';

/** Prints for ten pages how long a slow phone is kept from answering after the reader's first touch: medians. */
export async function printTasks(ours: string): Promise<void> {
  const browser = await launchChromium(['--disable-gpu', keepPositions]);
  console.log(row('\ntasks after the first touch, ms', ['longest', 'all > 50']));
  for (const address of tenPages) {
    const seen: Busy[] = [];
    for (let visit = 0; visit < visits; visit++) seen.push(await touch(browser, ours + address));
    const cells = [seen.map(({ longest }) => longest), seen.map(({ all }) => all)];
    console.log(
      row(
        `  ${address}`,
        cells.map((values) => median(values).toFixed(0)),
      ),
    );
  }
  await browser.close();
}

async function touch(browser: Browser, url: string): Promise<Busy> {
  const { page, context } = await openSlowPhone(browser);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await untilIdle(page);
  // What drives the browser puts its own script into the page when it first looks for something: 100 ms that no reader waits for.
  await page.locator('html').count();
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  await startApplication(page);
  await untilIdle(page);
  const durations = await page.evaluate(
    () => (window as unknown as { readonly durations: readonly number[] }).durations,
  );
  await context.close();
  return {
    longest: Math.max(0, ...durations),
    all: durations.reduce((sum, duration) => sum + duration, 0),
  };
}
