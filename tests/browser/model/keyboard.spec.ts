import { ModelOnPage } from '../../support/modelOnPage';
import { expect, test } from '../../support/test';
import { onlyInFullRun } from '../../support/fullRun';

test.describe(
  'a model used with the keyboard',
  onlyInFullRun('Runs nightly: focus and descriptions seldom change.'),
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

    test('describes a parameter by its range, and announces only invalid values', async ({
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
