import type { Browser, Page } from '@playwright/test';
import { symbolQueries, wordQueries } from '../search/testQueries';
import { launchChromium } from '../shared/browser';
import {
  medianOfPairs,
  formatComparison,
  median,
  percentile,
  formatRow,
  type DurationPair,
} from '../shared/figures';
import type { ComparedSites } from './baselineSite';

/** Every fifth of the queries in readers' own words and of the queries with names from code. */
const queries = [...wordQueries, ...symbolQueries]
  .map(({ typed }) => typed)
  .filter((_, place) => place % 5 === 0);

/** Prints the time from the last keystroke to the search results, compared with VitePress. */
export async function printTypingBenchmark({ ours, theirs }: ComparedSites): Promise<void> {
  const browser = await launchChromium();
  const our = await openSearch(browser, `${ours}/docs/intro`, ourDialog);
  const their = await openSearch(browser, `${theirs}/docs/intro`, vitepressDialog);
  const pairs: DurationPair[] = [];
  for (const query of queries) {
    const pair = {
      ours: await lastKeyToHits(our, query, ourDialog),
      theirs: await lastKeyToHits(their, query, vitepressDialog),
    };
    // Skips queries whose last letter does not change the results, because no new frame marks the end of the search.
    if (!Number.isNaN(pair.ours + pair.theirs)) pairs.push(pair);
  }
  console.log(formatRow('\nlast key press to hits', ['site', 'VitePress', 'ratio']));
  console.log(
    formatRow(`  median of ${pairs.length}`, formatComparison(medianOfPairs(pairs, median))),
  );
  const nearlyAll = (values: readonly number[]) => percentile(values, 0.95);
  console.log(formatRow('  95th percentile', formatComparison(medianOfPairs(pairs, nearlyAll))));
  await browser.close();
}

/** Selectors for a site's search dialog. */
interface SearchDialog {
  readonly input: string;
  readonly hit: string;
  readonly list: string;
}

const ourDialog: SearchDialog = {
  input: '.DocSearch-Input',
  hit: '.DocSearch-Hit',
  list: '.DocSearch-Dropdown',
};

const vitepressDialog: SearchDialog = {
  input: '#localsearch-input',
  hit: '.VPLocalSearchBox .result',
  list: '.VPLocalSearchBox .results',
};

/** Opens a page and its search dialog, and waits until the index has loaded and answered a query. */
async function openSearch(
  browser: Browser,
  address: string,
  { input, hit }: SearchDialog,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  await page.locator(input).fill('box');
  await page.locator(hit).first().waitFor();
  return page;
}

/** Returns the milliseconds from the last letter of `query` to its results on the screen. */
async function lastKeyToHits(
  page: Page,
  query: string,
  { input, hit, list }: SearchDialog,
): Promise<number> {
  await page.bringToFront();
  await page.locator(input).fill('');
  await page.waitForSelector(hit, { state: 'detached' });
  await page.locator(input).pressSequentially(query.slice(0, -1), { delay: 60 });
  // After this pause, the results for the previous letters are on the screen.
  await page.waitForTimeout(800);
  return pressUntilDrawn(page, query.slice(-1), list, 2000);
}

interface Scope {
  drawn: Promise<number>;
}

/**
 * Presses `key`. Returns the milliseconds, by the page's clock, until a change in `list` is on the screen. Returns
 * NaN if nothing changes within `limit` milliseconds.
 */
async function pressUntilDrawn(
  page: Page,
  key: string,
  list: string,
  limit = 400,
): Promise<number> {
  await page.evaluate(
    ({ selector, ms }) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`There is no ${selector} to watch.`);
      const drawn = new Promise<number>((resolve) => {
        let pressed = 0;
        const options = { once: true, capture: true };
        addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), options);
        const observer = new MutationObserver(() => {
          if (pressed === 0) return;
          observer.disconnect();
          const { port1, port2 } = new MessageChannel();
          port2.onmessage = () => resolve(performance.now() - pressed);
          // The task after an animation frame runs when the frame has been painted.
          requestAnimationFrame(() => port1.postMessage(null));
        });
        observer.observe(element, { subtree: true, childList: true, characterData: true });
        setTimeout(() => resolve(Number.NaN), ms);
      });
      Object.assign(window, { drawn });
    },
    { selector: list, ms: limit },
  );
  await page.keyboard.press(key);
  return page.evaluate(() => (window as unknown as Scope).drawn);
}
