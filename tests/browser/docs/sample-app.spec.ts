import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../../support/test';
import { serveSampleApp } from '../../support/sampleApp';
import type { ListeningServer } from '../../../server/listen';

// Requirement 1.13.
test.describe('the sample app of use-as-a-library', () => {
  // Runs the tests serially, so that one worker builds the app once.
  test.describe.configure({ mode: 'serial', timeout: 300_000 });

  let app: ListeningServer;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    app = await serveSampleApp('vite-app');
  });
  test.afterAll(() => app.stop());

  for (const deviceScaleFactor of [1, 2]) {
    test.describe(`at a device pixel ratio of ${deviceScaleFactor}`, () => {
      test.use({ deviceScaleFactor });

      test('shows the model and redraws it when the wall changes', async ({ page, complaints }) => {
        await open(page, app);
        const before = await readCanvas(page);
        // The model fills enough of the canvas.
        expect(before.share).toBeGreaterThan(0.05);
        await page.getByRole('slider').fill('9');
        await expect(status(page)).toHaveText('Ready.', { timeout: 60_000 });
        await expect.poll(async () => (await readCanvas(page)).picture).not.toBe(before.picture);
        await keepsItsSize(page, deviceScaleFactor);
        expect(errorsOf(complaints)).toEqual([]);
      });

      test('keeps the size of its canvas if its style sheet is missing', async ({ page }) => {
        await page.route('**/*.css', (route) => route.abort());
        await open(page, app);
        await keepsItsSize(page, deviceScaleFactor);
      });
    });
  }

  test('exports a STEP file with one solid', async ({ page }) => {
    await open(page, app);
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download STEP' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe('box.step');
    const step = readFileSync(await download.path(), 'utf8');
    expect(step).toMatch(/^ISO-10303-21;/);
    expect(step.match(/MANIFOLD_SOLID_BREP/g)).toHaveLength(1);
  });

  test('opens the STEP file that it exported', async ({ page }) => {
    await open(page, app);
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download STEP' }).click();
    const path = await (await started).path();
    const before = await readCanvas(page);
    await page.getByLabel('Open a STEP file').setInputFiles({
      name: 'box.step',
      mimeType: 'model/step',
      buffer: readFileSync(path),
    });
    await expect(status(page)).toHaveText('Ready.', { timeout: 60_000 });
    expect((await readCanvas(page)).share).toBeCloseTo(before.share, 2);
  });
});

// Requirement 1.13.
test.describe('the React component of use-as-a-library', () => {
  test.describe.configure({ mode: 'serial', timeout: 300_000 });

  let app: ListeningServer;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    app = await serveSampleApp('react-app');
  });
  test.afterAll(() => app.stop());

  const ready = (page: Page) =>
    expect(page.getByRole('status').filter({ hasText: 'Ready.' })).toBeVisible({
      timeout: 120_000,
    });

  test('loads the kernel once and shows the last of several values', async ({
    page,
    complaints,
  }) => {
    const kernels: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.wasm')) kernels.push(request.url());
    });
    await page.goto(app.url);
    await ready(page);
    await page.getByRole('slider').fill('9');
    await ready(page);
    const last = (await readCanvas(page)).picture;
    for (const value of ['2', '7', '1', '5', '9']) await page.getByRole('slider').fill(value);
    await ready(page);
    await expect.poll(async () => (await readCanvas(page)).picture).toBe(last);
    expect(kernels).toHaveLength(1);
    expect(page.workers()).toHaveLength(1);
    expect(errorsOf(complaints)).toEqual([]);
  });

  test('skips runs for outdated values', async ({ page }) => {
    await page.addInitScript(() => {
      const calls: number[] = [];
      Object.assign(globalThis, { calls });
      globalThis.Worker = class extends Worker {
        override postMessage(message: { argument: number }): void {
          calls.push(message.argument);
          super.postMessage(message);
        }
      };
    });
    await page.goto(app.url);
    // The first run is waiting for the kernel, so these values are queued behind it.
    for (const value of ['4', '5', '6']) await page.getByRole('slider').fill(value);
    await ready(page);
    expect(await page.evaluate(() => (globalThis as unknown as { calls: number[] }).calls)).toEqual(
      [3, 6],
    );
  });

  test('releases worker, canvas and WebGL context when it unmounts', async ({
    page,
    complaints,
  }) => {
    await page.goto(app.url);
    await ready(page);
    const canvas = await page.locator('canvas').elementHandle();
    await page.getByLabel('Show the box').uncheck();
    await expect(page.locator('canvas')).toHaveCount(0);
    await expect.poll(() => page.workers().length).toBe(0);
    const isLost = await canvas.evaluate((element) =>
      (element as HTMLCanvasElement).getContext('webgl2')?.isContextLost(),
    );
    expect(isLost).toBe(true);
    await page.getByLabel('Show the box').check();
    await ready(page);
    expect((await readCanvas(page)).share).toBeGreaterThan(0.05);
    expect(errorsOf(complaints)).toEqual([]);
  });
});

async function keepsItsSize(page: Page, ratio: number): Promise<void> {
  const first = await sizeOf(page);
  expect(first.backing).toBe(first.width * ratio);
  expect(first.width).toBeGreaterThan(600);
  // Waits, because a ResizeObserver would change the size again within this time.
  await page.waitForTimeout(500);
  expect(await sizeOf(page)).toEqual(first);
  await page.setViewportSize({ width: 500, height: 700 });
  await expect
    .poll(async () => {
      const { width, backing } = await sizeOf(page);
      return width < 501 && backing === width * ratio;
    })
    .toBe(true);
}

/** Returns only the errors. The graphics driver warns about slow operations. */
function errorsOf(complaints: readonly string[]): readonly string[] {
  return complaints.filter((complaint) => /^(error|thrown)/.test(complaint));
}

async function sizeOf(page: Page) {
  return page.locator('canvas').evaluate((canvas) => {
    const { width, height } = canvas.getBoundingClientRect();
    return { width, height, backing: (canvas as HTMLCanvasElement).width };
  });
}

/** Located by id, because the value beside the slider also has the role `status`. */
const status = (page: Page) => page.locator('#status');

async function open(page: Page, app: ListeningServer): Promise<void> {
  await page.goto(app.url);
  await expect(status(page)).toHaveText('Ready.', { timeout: 120_000 });
}

/** Returns the fraction of the canvas, 0 to 1, that differs from the background, and the picture for comparison. */
async function readCanvas(
  page: Page,
): Promise<{ readonly share: number; readonly picture: string }> {
  const image = sharp(await page.locator('canvas').screenshot()).removeAlpha();
  const { data } = await image.raw().toBuffer({ resolveWithObject: true });
  const ground = [0xee, 0xf2, 0xf5];
  let differing = 0;
  for (let at = 0; at < data.length; at += 3)
    if (ground.some((value, channel) => Math.abs((data[at + channel] ?? 0) - value) > 24))
      differing++;
  return { share: differing / (data.length / 3), picture: data.toString('base64') };
}
