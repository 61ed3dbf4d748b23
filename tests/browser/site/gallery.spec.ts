import type { Page } from '@playwright/test';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';
import { violationsInBothModes } from '../../support/axe';
import { onlyInFullRun } from '../../support/fullRun';

const address = '/docs/examples/gallery';

const models = (page: Page) => page.getByRole('region', { name: 'Models' });
const cards = (page: Page) => models(page).getByRole('link');
const status = (page: Page) => models(page).getByRole('status');
const technique = (page: Page, name: RegExp) => models(page).getByRole('button', { name });

test.describe('the gallery of models', () => {
  test('filters by technique, shows the number of models, and puts the technique into the URL', async ({
    page,
  }) => {
    await new Shell(page).open(address);
    const all = await cards(page).count();
    await expect(status(page)).toHaveText(`All ${all} models`);

    await technique(page, /^Sweep/).click();
    await expect(page).toHaveURL(/\?technique=sweep$/);
    await expect(technique(page, /^Sweep/)).toHaveAttribute('aria-pressed', 'true');
    const shown = await cards(page).count();
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(all);
    await expect(status(page)).toHaveText(`${shown} of ${all} models`);
    await expect(cards(page).filter({ hasText: 'Sweep' })).toHaveCount(shown);

    await technique(page, /^All/).click();
    await expect(page).toHaveURL(/\/gallery$/);
    await expect(cards(page)).toHaveCount(all);
  });

  test(
    'chooses a technique with Tab and Space',
    onlyInFullRun('Runs nightly: its controls are buttons.'),
    async ({ page }) => {
      await new Shell(page).open(address);
      const all = await cards(page).count();
      await technique(page, /^All/).focus();
      await page.keyboard.press('Tab');
      const chosen = page.locator(':focus');
      await expect(chosen).toHaveAttribute('aria-pressed', 'false');
      await page.keyboard.press('Space');
      await expect(chosen).toHaveAttribute('aria-pressed', 'true');
      await expect(cards(page)).not.toHaveCount(all);
      await expect(page).toHaveURL(/\?technique=/);
    },
  );

  test(
    'applies the technique in its URL on load, without interaction',
    onlyInFullRun('The test above checks the address that a technique button writes.'),
    async ({ page, complaints }) => {
      await new Shell(page).read(`${address}?technique=shell`);
      await expect(technique(page, /^Shell/)).toHaveAttribute('aria-pressed', 'true');
      await expect(status(page)).toHaveText(/^\d+ of \d+ models$/);
      expect(complaints).toEqual([]);
      expect(await violationsInBothModes(page)).toEqual([]);
    },
  );

  test(
    'says that no model uses the technique in the URL, and offers all models',
    onlyInFullRun('Runs nightly: such an address is rare.'),
    async ({ page }) => {
      await new Shell(page).read(`${address}?technique=forging`);
      await expect(models(page)).toContainText('None of these models uses that technique.');
      await expect(cards(page)).toHaveCount(0);
      await technique(page, /Show all models/).click();
      await expect(cards(page)).not.toHaveCount(0);
    },
  );
});

test(
  'a picture on the cheat sheet opens its model in the playground',
  onlyInFullRun('Runs nightly: the link seldom changes.'),
  async ({ page }) => {
    await new Shell(page).open('/docs/cheat-sheet');
    await page.getByRole('link', { name: 'Open “Box” in the playground' }).click();
    await expect(page).toHaveURL(/\/playground\?start=cheat-sheet\/box$/);
    await expect(page.getByLabel('Start from')).toHaveValue('cheat-sheet/box');
  },
);
