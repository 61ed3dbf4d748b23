import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { BuiltModel } from '../../src/modeling/node';
import type { Pair } from '../shared/figures';
import { untilHydrated } from '../shared/untilHydrated';
import { openBareKernel, type BareKernel } from './bareKernel';
import { playgroundOf, untilBuilt, untilDrawn, untilOver, watchReader } from './timing';

/** Where the site and the bare kernel are served, and what to measure there. */
export interface Bench {
  readonly browser: Browser;
  readonly site: string;
  readonly bare: string;
  readonly model: BuiltModel;
  /** The page that shows the model. */
  readonly page: string;
}

/** From the press on the picture to the first frame, turned by the drag that the press goes on as. */
export async function clickToTurned({ browser, site, page: address, model }: Bench) {
  const { context, page } = await open(browser, site, address);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const picture = figureOf(page, model).getByRole('button', { name: /^Turn / });
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error(`The picture of ${model.name} has no place.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const ms = await untilDrawn(page, async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 80, y, { steps: 4 });
  });
  await page.mouse.up();
  const kernel = requests.filter((url) => url.includes('/play/'));
  if (kernel.length > 0) throw new Error(`Turning asked for the kernel: ${kernel.join(', ')}`);
  await context.close();
  return ms;
}

/**
 * From the press on Run to the pixels with nothing loaded; then once more to the end, with the kernel running: the same
 * model again has no new pixels.
 */
export async function clickToRun(bench: Bench): Promise<{ cold: Pair; warm: Pair }> {
  const { browser, site, bare, model } = bench;
  const { context, page } = await open(browser, site, playgroundOf(model.name));
  const run = page.getByRole('button', { name: 'Run', exact: true });
  await run.waitFor();
  await page.waitForLoadState('networkidle');
  const cold = await untilBuilt(page, () => run.click());
  const warm = await untilOver(page, () => run.click());
  await context.close();
  const kernel = await openBareKernel(browser, bare, model);
  const again = await kernel.build(model.defaultParams);
  await kernel.close();
  return { cold: { ours: cold, theirs: kernel.cold }, warm: { ours: warm, theirs: again } };
}

/** From a step of the slider to the pixels, `count` times, each beside the bare kernel with the same value. */
export async function sliderToPixels(bench: Bench, count: number): Promise<readonly Pair[]> {
  const { browser, site, bare, model, page: address } = bench;
  const { context, page } = await open(browser, site, address);
  const figure = figureOf(page, model);
  await figure.getByRole('button', { name: 'Parameters' }).click();
  const slider = figure.getByRole('slider').first();
  const kernel = await openBareKernel(browser, bare, model);
  // The first run starts the kernel: both have theirs running before anything counts.
  await untilBuilt(page, () => slider.press('ArrowRight'));
  const pairs: Pair[] = [];
  for (let step = 0; step < count; step++) {
    // To and fro, so that it never comes to its end. A locator would look through the page just before each step.
    const key = step % (2 * stepsOneWay) < stepsOneWay ? 'ArrowRight' : 'ArrowLeft';
    pairs.push(await oneStep(page, key, kernel, model));
  }
  await kernel.close();
  await context.close();
  return pairs;
}

const stepsOneWay = 3;

async function oneStep(
  page: Page,
  key: string,
  kernel: BareKernel,
  { defaultParams }: BuiltModel,
): Promise<Pair> {
  const ours = await untilBuilt(page, () => page.keyboard.press(key));
  const value = await page.evaluate(() =>
    Number((document.activeElement as HTMLInputElement).value),
  );
  const [first = ''] = Object.keys(defaultParams ?? {});
  return { ours, theirs: await kernel.build({ ...defaultParams, [first]: value }) };
}

/** A visit with nothing cached, on a page that answers the reader. */
async function open(
  browser: Browser,
  site: string,
  address: string,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
  const page = await context.newPage();
  await watchReader(page);
  await page.goto(site + address);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  return { context, page };
}

function figureOf(page: Page, { about }: BuiltModel): Locator {
  return page.getByRole('figure', { name: about.title, exact: true });
}
