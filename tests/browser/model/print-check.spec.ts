import { findViolations } from '../../support/axe';
import { expect, test } from '../../support/test';
import { ModelOnPage } from '../../support/modelOnPage';
import { selectVariants } from '../../support/fullRun';

const address = '/docs/tutorial-making-a-watering-can/combining-the-shapes';

for (const theme of selectVariants(['light', 'dark'] as const)) {
  for (const size of selectVariants([
    { width: 1400, height: 900 },
    { width: 390, height: 844 },
  ])) {
    // Requirement 10.53.
    test(`the print check lists its findings for the chosen side, ${theme}, ${size.width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize(size);
      const can = new ModelOnPage(page, 'Watering can');
      await can.open(address);
      await can.turnButton.click();
      await expect(can.surface).toBeVisible();
      expect(can.requests.filter((url) => /PrintCheck|print_worker|mesh-bvh/.test(url))).toEqual(
        [],
      );
      if (await can.button('More').isVisible()) await can.button('More').click();
      await can.button('Print check').click();
      const panel = can.figure.getByRole('region', { name: 'Print check' });
      await expect(panel.getByRole('status')).toContainText('Nothing prevents printing');
      await expect(panel.getByRole('radio', { name: 'Bottom' })).toBeChecked();
      await panel.getByRole('radio', { name: 'Bottom' }).press('ArrowRight');
      await expect(panel.getByRole('radio', { name: 'Top' })).toBeChecked();
      await expect(panel.getByRole('status')).toContainText(/Overhang: \d+ places? leans? out/);
      await expect(panel.getByRole('status')).toContainText('Balance');
      expect(await findViolations(page, 'section[aria-label="Print check"]')).toEqual([]);
    });
  }
}
