import { onlyInFullRun } from '../../support/fullRun';
import { expect, test } from '../../support/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Requirement 2.66.
  test('no page has a control that does nothing', async ({ page }) => {
    for (const address of [
      '/',
      '/docs/intro',
      '/docs/examples/gallery',
      '/search',
      '/playground',
    ]) {
      await page.goto(address);
      const controls = page.locator(
        'button:visible, input:visible, select:visible, [role="button"]:not([href]):visible',
      );
      expect(await controls.evaluateAll((all) => all.map((one) => one.outerHTML)), address).toEqual(
        [],
      );
    }
  });

  // Requirement 11.33.
  test(
    'the table of contents opens on a narrow screen',
    onlyInFullRun(
      'Runs nightly: the table of contents is a details element, which needs no script.',
    ),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/docs/tutorial-overview/drawing');
      const entry = page.getByRole('link', { name: 'By length and angle', exact: true }).first();
      await expect(entry).toBeHidden();
      await page.getByText('On this page').click();
      await expect(entry).toBeVisible();
    },
  );
});
