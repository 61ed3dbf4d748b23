import { expect, test } from '../../support/test';

test.describe('without scripts', () => {
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
});
