import { violationsInBothModes } from '../../support/axe';
import { outcome } from '../../support/playground';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';
import { untilIdle } from '../../../bench/shared/untilIdle';

const box = '/playground?start=cheat-sheet/box';
const boxFile = /\/box\.[0-9a-f]+\.json$/;

test('a model that is lost on the way can be asked for again', async ({ page }) => {
  await page.route(boxFile, (route) => route.abort());
  await page.goto(box);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The model "cheat-sheet/box" could not be loaded.');
  expect(await violationsInBothModes(page)).toEqual([]);
  await page.unroute(boxFile);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Start from')).toHaveValue('cheat-sheet/box');
  // Models of the reference are opened from their pages.
  await expect(page.locator('option[value^="reference/"]')).toHaveCount(0);
  await expect(alert).toBeHidden();
});

test('a model that cannot be fetched takes nothing from the bench', async ({ page }) => {
  await new Shell(page).open('/playground');
  const code = page.getByRole('textbox', { name: /^Code of/ });
  await code.press('ControlOrMeta+End');
  await page.keyboard.type('// mine');
  await page.route(boxFile, (route) => route.fulfill({ status: 503 }));
  await page.getByLabel('Start from').selectOption('cheat-sheet/box');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(code).toContainText('// mine');
});

test('a model that does not exist is said to be none, and is not asked for again', async ({
  page,
}) => {
  await page.goto('/playground?start=no/such');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This site has no model "no/such".');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Start with an empty model' }).click();
  await expect(page.getByRole('textbox', { name: /^Code of/ })).toBeVisible();
});

// Requirement 11.31.
test('the empty model is text in the HTML, which a press of Run runs', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/playground_|\/main\./.test(request.url()) && !request.headers()['sec-purpose'])
      scripts.push(request.url());
  });
  await new Shell(page).read('/playground');
  await untilIdle(page);
  await expect(page.getByRole('region', { name: 'Code' })).toContainText('drawRoundedRectangle');
  expect(scripts).toEqual([]);
  expect(await violationsInBothModes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await outcome(page);
  await expect(page.getByRole('region', { name: 'Model' }).locator('canvas')).toBeVisible();
});

// Requirement 11.20.
test('a button that is held down while the bench comes is clicked when it is released', async ({
  page,
}) => {
  const shell = new Shell(page);
  await shell.read('/playground');
  await page.getByRole('button', { name: 'Run', exact: true }).hover();
  await page.mouse.down();
  await shell.hydrated();
  await untilIdle(page);
  await page.mouse.up();
  await outcome(page);
});

// Requirement 11.20.
test('a press that is kept is done before the bench takes the place of its button', async ({
  page,
}) => {
  // The application has hydrated, and the frame in which it says so does not come.
  await page.addInitScript(() => {
    const held: FrameRequestCallback[] = [];
    const request = window.requestAnimationFrame.bind(window);
    let isHeld = true;
    window.requestAnimationFrame = (callback) =>
      isHeld && document.querySelector('script[src*="/main."]')
        ? held.push(callback)
        : request(callback);
    const release = (): void => {
      isHeld = false;
      for (const callback of held) request(callback);
    };
    Object.assign(window, { releaseFrames: release });
  });
  await new Shell(page).read('/playground');
  const run = page.getByRole('button', { name: 'Run', exact: true });
  const box = await run.boundingBox();
  if (!box) throw new Error('There is no Run.');
  await page.mouse.click(box.x + 5, box.y + 5);
  await untilIdle(page);
  await page.evaluate(() => (window as unknown as { releaseFrames: () => void }).releaseFrames());
  await outcome(page);
});

// Requirement 11.31.
test('who left a version of the empty model finds that one, and is never shown the other', async ({
  page,
}) => {
  await new Shell(page).open('/playground');
  await page.getByRole('textbox', { name: /^Code of/ }).press('ControlOrMeta+End');
  await page.keyboard.type('// mine');
  await expect(async () => {
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).toContain('// mine');
  }).toPass();
  await page.goto('/docs/intro');
  await page.route('**/assets/js/main.*', () => undefined);
  await page.goto('/playground', { waitUntil: 'commit' });
  await expect(page.locator('[data-starting]')).toBeAttached();
  await expect(page.getByRole('region', { name: 'Code' })).toHaveCount(0);
  await page.unrouteAll();
  await page.goto('/playground');
  await expect(page.getByRole('textbox', { name: /^Code of/ })).toContainText('// mine');
});
