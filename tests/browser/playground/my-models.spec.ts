import type { Page } from '@playwright/test';
import { violationsInBothModes } from '../../support/axe';
import { pressRun } from '../../support/playground';
import { Shell } from '../../support/shell';
import { onlyInFullRun } from '../../support/fullRun';
import { expect, test } from '../../support/test';

const codeOf = (page: Page) => page.getByRole('textbox', { name: /^Code of/ });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'My models' });

async function append(page: Page, text: string): Promise<void> {
  await codeOf(page).press('ControlOrMeta+End');
  await page.keyboard.type(text);
  await expect(codeOf(page)).toContainText(text);
}

async function openList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My models' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

const press = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true }).click();

// Requirements 10.84, 10.85.
test('models are written, run, renamed, duplicated, deleted and restored', async ({ page }) => {
  test.setTimeout(240_000);
  await new Shell(page).open('/playground');
  await openList(page);
  await expect(dialogOf(page)).toContainText('No models yet. What you write is saved');
  await press(page, 'Close');
  await append(page, '// first');
  await expect(page).toHaveURL(/\?model=\w+$/);
  expect(await pressRun(page)).toContain('The model was built');

  await openList(page);
  // Waits longer, because the first picture appears only after the viewer has loaded.
  await expect(dialogOf(page).locator('img')).toHaveAttribute('src', /^data:image\/webp/, {
    timeout: 60_000,
  });
  await press(page, 'Rename Untitled');
  await page.keyboard.type('Bracket');
  await page.keyboard.press('Enter');
  await press(page, 'Duplicate Bracket');
  await press(page, 'Delete Bracket');
  await expect(dialogOf(page).getByRole('button', { name: /^Undo/ })).toBeFocused();
  await expect(dialogOf(page).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('listitem')).toHaveCount(2);
  expect(await violationsInBothModes(page)).toEqual([]);
  await press(page, 'Bracket');
  await expect(dialogOf(page)).toBeHidden();
  await expect(codeOf(page)).toContainText('// first');

  await openList(page);
  await press(page, 'New');
  await expect(codeOf(page)).not.toContainText('// first');
  await append(page, '// second');
  await page.goto('/');
  await page.goto('/playground');
  await expect(codeOf(page)).toContainText('// second');
});

// Requirement 10.84.
test(
  "changes to a site's model in the playground become a copy",
  onlyInFullRun('openModel.test.ts tests the copy.'),
  async ({ page }) => {
    await page.goto('/playground?start=cheat-sheet/box');
    await append(page, '// mine');
    await expect(page.getByRole('textbox', { name: /^Code of Copy of/ })).toBeVisible();
    await page.goto('/playground?start=cheat-sheet/box');
    await expect(codeOf(page)).not.toContainText('// mine');
  },
);

// Requirement 10.38.
test('two tabs with one model never overwrite each other', async ({ page, context }) => {
  await new Shell(page).open('/playground');
  await append(page, '// one');
  await expect(page).toHaveURL(/\?model=\w+$/);
  const other = await context.newPage();
  await other.goto(page.url());
  await append(other, '// two');
  await expect(page.getByText('You have also changed this model in another tab')).toBeVisible();
  await page.getByRole('button', { name: 'Show the other one' }).click();
  await expect(codeOf(page)).toContainText('// two');
});

// Requirement 8.30.
test(
  'a full storage is reported at the first change, and the code is not lost',
  onlyInFullRun('store.test.ts tests a full storage.'),
  async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    });
    await new Shell(page).open('/playground');
    await append(page, '// mine');
    const alert = page.getByRole('alert').filter({ hasText: 'storage is full' });
    await expect(alert).toBeVisible();
    const download = page.waitForEvent('download');
    await alert.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('Untitled.js');
    await alert.getByRole('button', { name: 'My models' }).click();
    await press(page, 'Close');
    await expect(codeOf(page)).toContainText('// mine');

    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      void dialog.dismiss();
    });
    await page.getByLabel('Start from').selectOption({ index: 1 });
    await page.getByRole('link', { name: 'Documentation' }).first().click();
    await expect.poll(() => questions).toHaveLength(2);
    await expect(page).toHaveURL(/playground/);
    await expect(codeOf(page)).toContainText('// mine');
  },
);
