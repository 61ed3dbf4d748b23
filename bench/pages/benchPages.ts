import path from 'node:path';
import type { Browser } from '@playwright/test';
import { compare, comparison, median, percentile, row, type Pair } from '../shared/figures';
import { launchChromium } from '../shared/launchChromium';
import { serveFolder } from '../shared/serveFolder';
import { installLocked } from '../shared/installLocked';
import { printActs } from './benchActs';
import { printTasks } from './benchTasks';
import { clickToHeading, type Moment, type PagePair } from './benchNavigation';
import { medianVisit, visitWithLighthouse, type LighthouseVisit } from './lighthouse';
import { lastKeyToHits, openSearch, ourDialogue, vitepressDialogue } from './benchTyping';
import { buildStarlight } from './starlightSite';
import { buildVitepress } from './vitepressSite';
import { symbolQuestions, wordQuestions } from '../search/questions';

/** One page of each kind, and the longest. VitePress has those that are words. */
const pages = [
  { address: '/', isTheirs: false },
  { address: '/docs/intro', isTheirs: true },
  { address: '/docs/tutorial-overview/drawing', isTheirs: true },
  { address: '/docs/api/classes/Drawing', isTheirs: true },
  { address: '/docs/api/functions/draw', isTheirs: true },
  { address: '/docs/examples/gallery', isTheirs: true },
  { address: '/docs/cheat-sheet', isTheirs: true },
  { address: '/docs/troubleshooting', isTheirs: true },
  { address: '/search', isTheirs: false },
  { address: '/playground', isTheirs: false },
] as const;

/** Of Lighthouse to each page; the middle one counts. */
const visitsOfLighthouse = 5;

const steps: readonly PagePair[] = [
  {
    from: '/docs/tutorial-overview/using-the-workbench',
    to: '/docs/tutorial-overview/drawing',
  },
  {
    from: '/docs/tutorial-overview/drawing',
    to: '/docs/tutorial-overview/planes-and-sketches',
  },
  { from: '/docs/api/classes/Drawing', to: '/docs/api/classes/DrawingPen' },
];

/** Words of readers and names from code. */
const questions = [...wordQuestions, ...symbolQuestions]
  .map(({ typed }) => typed)
  .filter((_, place) => place % 5 === 0);

interface Sites {
  readonly baselines: string;
  readonly ours: string;
  /** VitePress. */
  readonly theirs: string;
}

/** What is measured beside VitePress alone. */
const besideVitepress = { lighthouse: printScores, clicks: printClicks, search: printSearch };

/** Prints what pages cost readers in time, beside other generators with the same words. Parts can be named as arguments. */
export async function benchPages(names: readonly string[]): Promise<void> {
  const isWanted = (part: string) => names.length === 0 || names.includes(part);
  const ours = await serveFolder('build');
  if (isWanted('tasks')) await printTasks(ours.url);
  if (['acts', ...Object.keys(besideVitepress)].some(isWanted))
    await compareSites(ours.url, isWanted);
  await ours.stop();
}

async function compareSites(ours: string, isWanted: (part: string) => boolean): Promise<void> {
  const baselines = path.resolve('node_modules/.cache/baselines');
  await installLocked('bench/pages/baselines', baselines);
  const vitepress = await serveFolder(await buildVitepress('build', baselines));
  if (isWanted('acts')) {
    const starlight = await serveFolder(await buildStarlight('build', baselines));
    await printActs({ ours, vitepress: vitepress.url, starlight: starlight.url });
    await starlight.stop();
  }
  for (const [part, print] of Object.entries(besideVitepress))
    if (isWanted(part)) await print({ baselines, ours, theirs: vitepress.url });
  await vitepress.stop();
}

async function printScores({ baselines, ours, theirs }: Sites): Promise<void> {
  const figures = ['score', 'of work', 'first paint', 'largest', 'blocked', 'shift'];
  console.log(row('Lighthouse, mobile', [...figures, 'VitePress', 'of work']));
  for (const { address, isTheirs } of pages) {
    const visits: LighthouseVisit[] = [];
    const theirVisits: LighthouseVisit[] = [];
    for (let visit = 0; visit < visitsOfLighthouse; visit++) {
      visits.push(await visitWithLighthouse(baselines, ours + address));
      if (isTheirs) theirVisits.push(await visitWithLighthouse(baselines, theirs + address));
    }
    const { score, scoreOfWork } = medianVisit(theirVisits);
    const their = isTheirs ? [score, scoreOfWork].map(String) : [];
    console.log(row(`  ${address}`, [...cells(medianVisit(visits)), ...their]));
  }
}

function cells(visit: LighthouseVisit): string[] {
  const { score, scoreOfWork, firstPaint, largestPaint, blocked, shift } = visit;
  const times = [firstPaint, largestPaint, blocked].map((ms) => `${ms.toFixed(0)} ms`);
  return [String(score), String(scoreOfWork), ...times, shift.toFixed(3)];
}

async function printClicks({ ours, theirs }: Sites): Promise<void> {
  const browser = await launchChromium();
  for (const [moment, title] of [
    ['settled', 'click in the sidebar to heading'],
    ['first', 'the same as the first thing done'],
  ] as const) {
    console.log(row(`\n${title}`, ['site', 'VitePress', 'ratio']));
    const all = [];
    for (const step of steps) {
      const pairs = await walk(browser, { ours, theirs }, step, moment);
      console.log(row(`  … ${path.basename(step.to)}`, comparison(compare(pairs))));
      all.push(...pairs);
    }
    console.log(row(`  median of ${all.length}`, comparison(compare(all))));
  }
  await browser.close();
}

async function walk(
  browser: Browser,
  { ours, theirs }: Omit<Sites, 'baselines'>,
  step: PagePair,
  moment: Moment,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let visit = 0; visit < 5; visit++) {
    pairs.push({
      ours: await clickToHeading(browser, ours, step, moment),
      theirs: await clickToHeading(browser, theirs, step, moment),
    });
  }
  return pairs;
}

async function printSearch({ ours, theirs }: Sites): Promise<void> {
  const browser = await launchChromium();
  const our = await openSearch(browser, `${ours}/docs/intro`, ourDialogue);
  const their = await openSearch(browser, `${theirs}/docs/intro`, vitepressDialogue);
  const pairs: Pair[] = [];
  for (const question of questions) {
    const pair = {
      ours: await lastKeyToHits(our, question, ourDialogue),
      theirs: await lastKeyToHits(their, question, vitepressDialogue),
    };
    // A last letter that changes nothing on the screen has no frame to wait for.
    if (!Number.isNaN(pair.ours + pair.theirs)) pairs.push(pair);
  }
  console.log(row('\nlast key press to hits', ['site', 'VitePress', 'ratio']));
  console.log(row(`  median of ${pairs.length}`, comparison(compare(pairs, median))));
  const nearlyAll = (values: readonly number[]) => percentile(values, 0.95);
  console.log(row('  95 of 100 within', comparison(compare(pairs, nearlyAll))));
  await browser.close();
}
