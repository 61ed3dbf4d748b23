import { violationsInBothModes } from '../../support/axe';
import { goodModel, readOutcome, playgroundLink } from '../../support/playground';
import { Shell } from '../../support/shell';
import { onlyInFullRun } from '../../support/fullRun';
import { expect, test } from '../../support/test';

const box = '/playground?start=cheat-sheet/box';
const boxFile = /\/box\.[0-9a-f]+\.json$/;

test(
  'a model that the playground failed to load can be retried',
  onlyInFullRun('Runs nightly: a failed load seldom changes.'),
  async ({ page }) => {
    await page.route(boxFile, (route) => route.abort());
    const shell = new Shell(page);
    const release = await shell.delayMainBundle();
    await shell.read(box);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    release();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The model "cheat-sheet/box" could not be loaded.');
    expect(await violationsInBothModes(page)).toEqual([]);
    await page.unroute(boxFile);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Start from')).toHaveValue('cheat-sheet/box');
    // Models of the reference can be opened only from its pages.
    await expect(page.locator('option[value^="reference/"]')).toHaveCount(0);
    await expect(alert).toBeHidden();
    // Run was pressed before the load failed, and does not run the model after the retry.
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);

test(
  'a model that fails to load leaves the code in the playground unchanged',
  onlyInFullRun('Runs nightly: a failed load seldom changes.'),
  async ({ page }) => {
    await new Shell(page).open('/playground');
    const code = page.getByRole('textbox', { name: /^Code of/ });
    await code.press('ControlOrMeta+End');
    await page.keyboard.type('// mine');
    await page.route(boxFile, (route) => route.fulfill({ status: 503 }));
    await page.getByLabel('Start from').selectOption('cheat-sheet/box');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(code).toContainText('// mine');
  },
);

test(
  'a model that does not exist gets an error without "Try again"',
  onlyInFullRun('Runs nightly: a missing model seldom changes.'),
  async ({ page }) => {
    await page.goto('/playground?start=no/such');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This site has no model "no/such".');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Start with an empty model' }).click();
    await expect(page.getByRole('textbox', { name: /^Code of/ })).toBeVisible();
  },
);

// Requirement 11.31.
test('the built playground contains the empty model, and Run works before hydration', async ({
  page,
}) => {
  const shell = new Shell(page);
  const release = await shell.delayMainBundle();
  // On a busy machine, the first frame, which marks the page as hydrated, may come after the model was opened.
  await page.addInitScript(() => {
    const requestFrame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) =>
      document.querySelector('[data-has-hydrated="true"]')
        ? requestFrame(draw)
        : window.setTimeout(requestFrame, 1000, draw);
  });
  await shell.read('/playground');
  await expect(page.getByRole('region', { name: 'Code' })).toContainText('drawRoundedRectangle');
  expect(await violationsInBothModes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  release();
  await readOutcome(page);
  await expect(page.getByRole('region', { name: 'Model' }).locator('canvas')).toBeVisible();
});

// Requirement 10.27.
test(
  'a press on Run before hydration does not run the code of a link',
  onlyInFullRun('hostile.spec.ts tests code from links after hydration.'),
  async ({ page }) => {
    const shell = new Shell(page);
    const release = await shell.delayMainBundle();
    await shell.read(playgroundLink(goodModel));
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    release();
    await expect(page.getByText('From a link, not yet run')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);

// Requirement 11.31.
test(
  'the playground reopens the edited version of the empty model',
  onlyInFullRun('edit.spec.ts tests that edits are kept.'),
  async ({ page }) => {
    await new Shell(page).open('/playground');
    const code = page.getByRole('textbox', { name: /^Code of/ });
    await code.press('ControlOrMeta+End');
    await page.keyboard.type('// mine');
    await expect(async () => {
      const stored = await page.evaluate(() => JSON.stringify(localStorage));
      expect(stored).toContain('// mine');
    }).toPass();
    await page.goto('/playground');
    await expect(code).toContainText('// mine');
  },
);
