import path from 'node:path';
import type { Browser } from '@playwright/test';
import { launchChromium, openSlowPhone } from '../shared/browser';
import { median, formatRow } from '../shared/figures';
import { serveFolder } from '../shared/serveFolder';
import { installLocked } from '../shared/installLocked';
import { printInteractions } from './benchInteractions';
import { printTypingBenchmark } from './benchTyping';
import { buildStarlight, buildVitepress } from './baselineSite';
import { printLighthouseScores } from './printLighthouseScores';
import { measuredPages } from './measuredPages';

/** The benchmarks that compare with VitePress only. */
const vitepressBenchmarks = { lighthouse: printLighthouseScores, search: printTypingBenchmark };

/**
 * Prints how long readers wait for pages, compared with other generators and the same text. `names` selects benchmarks;
 * by default, all of them run.
 */
export async function benchPages(names: readonly string[]): Promise<void> {
  const isWanted = (part: string) => names.length === 0 || names.includes(part);
  const ours = await serveFolder('build');
  if (isWanted('tasks')) await printTasks(ours.url);
  if (['interactions', ...Object.keys(vitepressBenchmarks)].some(isWanted))
    await compareSites(ours.url, isWanted);
  await ours.stop();
}

async function compareSites(ours: string, isWanted: (part: string) => boolean): Promise<void> {
  const baselines = path.resolve('node_modules/.cache/baselines');
  await installLocked('bench/pages/baselines', baselines);
  const vitepress = await serveFolder(await buildVitepress('build', baselines));
  if (isWanted('interactions')) {
    const starlight = await serveFolder(await buildStarlight('build', baselines));
    await printInteractions({ ours, vitepress: vitepress.url, starlight: starlight.url });
    await starlight.stop();
  }
  for (const [part, print] of Object.entries(vitepressBenchmarks))
    if (isWanted(part)) await print({ baselines, ours, theirs: vitepress.url });
  await vitepress.stop();
}

/** Long tasks on a slow phone, from the start of the load until the page is hydrated and idle. Milliseconds. */
interface LongTasks {
  readonly longest: number;
  /** The sum of all tasks longer than 50 ms. */
  readonly total: number;
}

const visits = 3;

/**
 * Stops V8 from computing source positions on demand. Playwright reads the position of every Error. React creates two
 * when it starts, and V8 would parse React again for each of them. That takes 40 ms, which readers without Playwright
 * never wait for.
 */
const withoutLazyPositions = '--js-flags=--no-enable-lazy-source-positions';

/** Prints the median of the long tasks of ten pages on a slow phone, until they are hydrated and idle. */
async function printTasks(ours: string): Promise<void> {
  const browser = await launchChromium(['--disable-gpu', withoutLazyPositions]);
  console.log(formatRow('\ntasks until hydrated, ms', ['longest', 'all > 50']));
  for (const address of measuredPages) {
    const seen: LongTasks[] = [];
    for (let visit = 0; visit < visits; visit++)
      seen.push(await visitPage(browser, ours + address));
    const cells = [seen.map(({ longest }) => longest), seen.map(({ total }) => total)];
    console.log(
      formatRow(
        `  ${address}`,
        cells.map((values) => median(values).toFixed(0)),
      ),
    );
  }
  await browser.close();
}

/**
 * Waits in the page until it is hydrated and idle, and resolves to the durations of its long tasks. Locators and
 * `page.evaluate` would run Playwright's own scripts in the page, which are long tasks on a slow phone.
 */
const durationsUntilIdle = `(async () => {
  const durations = [];
  new PerformanceObserver((list) => {
    durations.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
  const isHydrated = () => document.documentElement.dataset.hasHydrated === 'true';
  while (!isHydrated()) await new Promise((resolve) => setTimeout(resolve, 100));
  for (let times = 0; times < 2; times++) await new Promise((idle) => requestIdleCallback(idle));
  return durations;
})()`;

async function visitPage(browser: Browser, url: string): Promise<LongTasks> {
  const { page, context } = await openSlowPhone(browser);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  const session = await context.newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', {
    expression: durationsUntilIdle,
    awaitPromise: true,
    returnByValue: true,
  });
  const durations = result.value as readonly number[];
  await context.close();
  return {
    longest: Math.max(0, ...durations),
    total: durations.reduce((sum, duration) => sum + duration, 0),
  };
}
