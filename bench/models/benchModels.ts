import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { modelDataFolder } from '../../plugins/docusaurus/models';
import type { BuiltModel } from '../../src/modeling/node';
import { launchChromium, waitUntilHydrated } from '../shared/browser';
import {
  medianOfPairs,
  formatComparison,
  formatMilliseconds,
  median,
  percentile,
  formatRow,
  type DurationPair,
} from '../shared/figures';
import { serveFolder } from '../shared/serveFolder';
import { openBareKernel, serveBareKernel, type BareKernel } from './bareKernel';
import {
  playgroundOf,
  timeToAnswer,
  timeToBuild,
  timeToDraw,
  timeToRunEnd,
  recordTimings,
} from './timing';

/**
 * Models from small to large, with their pages. `first` is the number of slider steps of the warm-up, `later` the
 * number of steps after it. During the warm-up, V8 compiles the kernel's hot functions on the cores that the runs need.
 * Smaller models need more steps until V8 is done.
 */
const benchmarkedModels = [
  { name: 'use-as-a-library/open-box', page: '/docs/use-as-a-library', first: 15, later: 21 },
  { name: 'examples/simple-vase', page: '/docs/examples/simple-vase', first: 3, later: 7 },
  { name: 'examples/wavy-vase', page: '/docs/examples/wavy-vase', first: 1, later: 5 },
] as const;

/** Exercises from small to large: the titles of their start models, and their pages. */
const benchmarkedExercises = [
  { title: 'Your plate', page: '/docs/tutorial-overview/using-the-workbench' },
  {
    title: 'Your can with one spout',
    page: '/docs/tutorial-making-a-watering-can/creating-the-shapes',
  },
  {
    title: 'Your hollow body',
    page: '/docs/tutorial-making-a-watering-can/combining-the-shapes',
  },
] as const;

/**
 * Prints the duration of each reader action, compared with the bare kernel, and the duration of checks of exercises,
 * compared with runs of the same code.
 */
export async function benchModels(): Promise<void> {
  const site = await serveFolder('build');
  const bareServer = await serveBareKernel();
  const browser = await launchChromium(['--use-angle=swiftshader', '--enable-unsafe-swiftshader']);
  console.log(formatRow('', ['site', 'bare kernel', 'ratio']));
  for (const { name, page, ...steps } of benchmarkedModels) {
    const file = path.join(modelDataFolder, `${name}.json`);
    const model = JSON.parse(readFileSync(file, 'utf8')) as BuiltModel;
    await print({ browser, site: site.url, bareUrl: bareServer.url, model, page }, steps);
  }
  console.log(`\n${formatRow('Check, warm', ['Check', 'Run', 'ratio'])}`);
  for (const { title, page } of benchmarkedExercises) {
    const pairs = await clickToAnswer(browser, site.url + page, title);
    report(`  ${title}`, pairs);
    report('    95th percentile', pairs, (values) => percentile(values, 0.95));
  }
  await browser.close();
  bareServer.stop();
  await site.stop();
}

interface Steps {
  readonly first: number;
  readonly later: number;
}

async function print(bench: Bench, { first, later }: Steps): Promise<void> {
  const { facts, name } = bench.model;
  console.log(`\n${name}: ${facts.faces ?? 0} faces, ${facts.triangles ?? 0} triangles`);
  const durations = [];
  for (let visit = 0; visit < 3; visit++) durations.push(await measureTurn(bench));
  console.log(
    formatRow('  press to first turned frame', [formatMilliseconds(median(durations)), 'none']),
  );
  const runs = [];
  for (let visit = 0; visit < 3; visit++) runs.push(await measureRun(bench));
  report(
    '  Run to pixels, cold',
    runs.map(({ cold }) => cold),
  );
  report(
    '  Run to its end, warm',
    runs.map(({ warm }) => warm),
  );
  const pairs = await measureSliderSteps(bench, first + later);
  report('  slider to pixels, first steps', pairs.slice(0, first));
  report('  slider to pixels, later', pairs.slice(first));
}

function report(title: string, ...pairs: Parameters<typeof medianOfPairs>): void {
  console.log(formatRow(title, formatComparison(medianOfPairs(...pairs))));
}

/** The input for benchmarking one model: the browser, the URLs of the site and of the bare kernel, and the model. */
interface Bench {
  readonly browser: Browser;
  readonly site: string;
  readonly bareUrl: string;
  readonly model: BuiltModel;
  /** The page that shows the model. */
  readonly page: string;
}

/**
 * Presses the mouse button on a model and drags. Returns the milliseconds from the press to the first frame that shows
 * the model turned.
 */
async function measureTurn({ browser, site, page: address, model }: Bench) {
  const { context, page } = await open(browser, site + address);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const picture = figureOf(page, model).getByRole('button', { name: /^Turn / });
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error(`The picture of ${model.name} is not visible.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const ms = await timeToDraw(page, async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 80, y, { steps: 4 });
  });
  await page.mouse.up();
  const kernel = requests.filter((url) => url.includes('/play/'));
  if (kernel.length > 0) throw new Error(`Turning requested the kernel: ${kernel.join(', ')}`);
  await context.close();
  return ms;
}

/**
 * Returns the milliseconds from a click on Run to the pixels, with an empty cache. Then runs the model again with the
 * loaded kernel. The second measurement ends with the run, because an unchanged model draws no new pixels.
 */
async function measureRun(bench: Bench): Promise<{ cold: DurationPair; warm: DurationPair }> {
  const { browser, site, bareUrl, model } = bench;
  const { context, page } = await open(browser, site + playgroundOf(model.name));
  const run = page.getByRole('button', { name: 'Run', exact: true });
  await run.waitFor();
  await page.waitForLoadState('networkidle');
  const cold = await timeToBuild(page, () => run.click());
  const warm = await timeToRunEnd(page, () => run.click());
  await context.close();
  const kernel = await openBareKernel(browser, bareUrl, model);
  const again = await kernel.build(model.defaultParams);
  await kernel.close();
  return { cold: { ours: cold, theirs: kernel.coldStart }, warm: { ours: warm, theirs: again } };
}

/**
 * Presses Run and Check on the start code of an exercise, several times each, and returns the durations. A check runs
 * the code and compares the result with the goal.
 */
async function clickToAnswer(
  browser: Browser,
  address: string,
  title: string,
): Promise<readonly DurationPair[]> {
  const { context, page } = await open(browser, address);
  const figure = page.getByRole('figure', { name: title, exact: true });
  const check = figure.getByRole('button', { name: 'Check', exact: true });
  // The first check starts the kernel and opens the editor.
  await timeToAnswer(page, () => check.click());
  const run = figure.getByRole('button', { name: 'Run', exact: true });
  const pairs: DurationPair[] = [];
  for (let visit = 0; visit < 5; visit++) {
    const theirs = await timeToRunEnd(page, () => run.click());
    pairs.push({ ours: await timeToAnswer(page, () => check.click()), theirs });
  }
  await context.close();
  return pairs;
}

/**
 * Returns `count` durations from a slider step to the pixels, each paired with the duration of the same step on the
 * bare kernel.
 */
async function measureSliderSteps(bench: Bench, count: number): Promise<readonly DurationPair[]> {
  const { browser, site, bareUrl, model, page: address } = bench;
  const { context, page } = await open(browser, site + address);
  const figure = figureOf(page, model);
  await figure.getByRole('button', { name: 'Parameters' }).click();
  const slider = figure.getByRole('slider').first();
  const kernel = await openBareKernel(browser, bareUrl, model);
  // The first run starts the site's kernel and does not count.
  await timeToBuild(page, () => slider.press('ArrowRight'));
  const pairs: DurationPair[] = [];
  for (let step = 0; step < count; step++) {
    // Moves the slider back and forth, which keeps it away from both ends. Presses keys on the page, because a locator
    // would first search for the slider.
    const key = step % (2 * stepsOneWay) < stepsOneWay ? 'ArrowRight' : 'ArrowLeft';
    pairs.push(await timeOneStep(page, key, kernel, model));
  }
  await kernel.close();
  await context.close();
  return pairs;
}

const stepsOneWay = 3;

async function timeOneStep(
  page: Page,
  key: string,
  kernel: BareKernel,
  { defaultParams }: BuiltModel,
): Promise<DurationPair> {
  const ours = await timeToBuild(page, () => page.keyboard.press(key));
  const value = await page.evaluate(() =>
    Number((document.activeElement as HTMLInputElement).value),
  );
  const [first = ''] = Object.keys(defaultParams ?? {});
  return { ours, theirs: await kernel.build({ ...defaultParams, [first]: value }) };
}

/** Opens a page with an empty cache and waits for hydration. */
async function open(
  browser: Browser,
  address: string,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  const page = await context.newPage();
  await recordTimings(page);
  await page.goto(address);
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  return { context, page };
}

function figureOf(page: Page, { about }: BuiltModel): Locator {
  return page.getByRole('figure', { name: about.title, exact: true });
}
