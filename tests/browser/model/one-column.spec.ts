import type { Page } from '@playwright/test';
import { ModelOnPage } from '../../support/modelOnPage';
import { outcome } from '../../support/playground';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';
import { onlyInFull, variants } from '../../support/fullRun';

const nightly = onlyInFull('Runs nightly: the layout of the playground is tested above.');

const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true });
const code = (page: Page) => page.getByRole('textbox', { name: /^Code of/ });

for (const [width, height] of variants([
  [375, 550],
  [390, 844],
  [768, 1024],
] as const)) {
  test.describe(`the playground in a window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    // Requirement 10.75.
    test('shows Run on the first screen before and after hydration, and the model after a run', async ({
      page,
    }) => {
      const shell = new Shell(page);
      await shell.read('/playground');
      await expect(run(page)).toBeInViewport({ ratio: 1 });
      await shell.start();
      await code(page).waitFor();
      await expect(run(page)).toBeInViewport({ ratio: 1 });
      const model = page.getByRole('region', { name: 'Model' });
      const below = await model.boundingBox();
      const field = await code(page).boundingBox();
      expect(below?.y).toBeGreaterThan(field?.y ?? Infinity);
      await run(page).tap();
      await outcome(page);
      await expect(model.locator('canvas')).toBeInViewport({ ratio: 1 });
      // After a run, the model is above the code.
      expect((await model.boundingBox())?.y).toBeLessThan((await code(page).boundingBox())?.y ?? 0);
    });

    // Requirement 10.75.
    test('keeps Run visible while a long program is typed', nightly, async ({ page }) => {
      const shell = new Shell(page);
      await shell.open('/playground');
      await code(page).press('ControlOrMeta+End');
      await page.keyboard.insertText('// one more line\n'.repeat(80));
      await page.keyboard.type('// last');
      await expect(page.getByText('// last')).toBeInViewport();
      await expect(run(page)).toBeInViewport({ ratio: 1 });
    });
  });
}

test.describe(
  'a model used by keyboard',
  onlyInFull('Runs nightly: focus and descriptions seldom change.'),
  () => {
    const address = '/docs/use-as-a-library';
    const title = 'The box of the app';

    // Requirement 10.75.
    test('moves the focus from Edit into the visible editor', async ({ page }) => {
      const model = new ModelOnPage(page, title);
      await model.open(address);
      await model.button('Edit').focus();
      await page.keyboard.press('Enter');
      await expect(model.editor).toBeFocused();
      await expect(model.figure.locator('.cm-line').first()).toBeInViewport();
      await page.keyboard.type('// first ');
      await expect(model.editor).toContainText('// first import');
    });

    test('describes a parameter by its range and announces only invalid values', async ({
      page,
    }) => {
      const model = new ModelOnPage(page, title);
      await model.open(address);
      await model.button('Parameters').click();
      const box = model.figure.getByRole('textbox', { name: 'Wall', exact: true });
      await expect(box).toHaveAccessibleDescription('1 to 10 mm');
      const announced = model.figure.getByRole('status').filter({ hasText: /\d mm/ });
      await expect(announced).toHaveCount(0);
      await box.fill('99');
      await expect(announced).toHaveText('Not more than 10 mm.');
      await expect(box).toHaveAccessibleDescription('Not more than 10 mm.');
    });
  },
);
