import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { onlyInFull } from '../../support/fullRun';
import { expect, test } from '../../support/test';
import { serveSampleApp } from '../../support/sampleApp';
import type { Listening } from '../../../server/listen';

const details = onlyInFull(
  'It installs packages of its own; the files it is made of are compared with the page in tests/content/sample-app.',
);

test.describe('the sample app of the page on use as a library', details, () => {
  // One worker, one installation.
  test.describe.configure({ mode: 'serial', timeout: 600_000 });

  let app: Listening;
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    app = await serveSampleApp();
  });
  test.afterAll(() => app.stop());

  test('shows the model, and another one when its wall changes', async ({ page, complaints }) => {
    await open(page, app);
    const before = await drawn(page);
    // The box stands in the middle of the picture and fills a good part of it.
    expect(before.share).toBeGreaterThan(0.05);
    await page.getByRole('slider').fill('9');
    await expect(status(page)).toHaveText('Ready.', { timeout: 60_000 });
    await expect.poll(async () => (await drawn(page)).picture).not.toBe(before.picture);
    expect(complaints.filter((complaint) => /^(error|thrown)/.test(complaint))).toEqual([]);
  });

  test('writes a STEP file with one solid', async ({ page }) => {
    await open(page, app);
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download STEP' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe('box.step');
    const step = readFileSync(await download.path(), 'utf8');
    expect(step).toMatch(/^ISO-10303-21;/);
    expect(step.match(/MANIFOLD_SOLID_BREP/g)).toHaveLength(1);
  });

  test('opens the STEP file it wrote', async ({ page }) => {
    await open(page, app);
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download STEP' }).click();
    const path = await (await started).path();
    const before = await drawn(page);
    await page.getByLabel('Open a STEP file').setInputFiles({
      name: 'box.step',
      mimeType: 'model/step',
      buffer: readFileSync(path),
    });
    await expect(status(page)).toHaveText('Ready.', { timeout: 60_000 });
    expect((await drawn(page)).share).toBeCloseTo(before.share, 2);
  });
});

/** Not by its role: the value beside the slider is a status too. */
const status = (page: Page) => page.locator('#status');

async function open(page: Page, app: Listening): Promise<void> {
  await page.goto(app.url);
  await expect(status(page)).toHaveText('Ready.', { timeout: 120_000 });
}

/** How much of the canvas is not its ground, and the whole of it to compare. */
async function drawn(page: Page): Promise<{ readonly share: number; readonly picture: string }> {
  const image = sharp(await page.locator('canvas').screenshot()).removeAlpha();
  const { data } = await image.raw().toBuffer({ resolveWithObject: true });
  const ground = [0xee, 0xf2, 0xf5];
  let other = 0;
  for (let at = 0; at < data.length; at += 3)
    if (ground.some((value, channel) => Math.abs((data[at + channel] ?? 0) - value) > 24)) other++;
  return { share: other / (data.length / 3), picture: data.toString('base64') };
}
