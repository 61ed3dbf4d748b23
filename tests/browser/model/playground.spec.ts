import { violationsInBothModes } from '../../support/axe';
import { expect, test } from '../../support/test';

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
  await page.goto('/playground');
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
