import type { Page } from '@playwright/test';
import { Shell } from '../../support/shell';
import { onlyInFullRun, selectVariants } from '../../support/fullRun';
import { expect, test } from '../../support/test';

const nightly = onlyInFullRun(
  'Runs nightly: the menu opens at the current page in the other tests.',
);

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const current = (page: Page) => page.locator('.theme-doc-sidebar-menu [aria-current="page"]');

test.describe('the docs sidebar on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const [address, category] of selectVariants([
    ['functions/measureVolume', 'Measurement'],
    ['type-aliases/SurfaceType', 'Type aliases'],
    ['classes/WrappingObj', 'Classes'],
  ] as const)) {
    test(`shows ${address} and its categories before the application starts`, async ({ page }) => {
      const shell = new Shell(page);
      await shell.delayMainBundle();
      await shell.read(`/docs/api/${address}`);
      await expect(current(page)).toBeInViewport({ ratio: 1 });
      for (const name of ['Replicad API', category]) {
        const heading = sidebar(page).getByRole('link', { name, exact: true });
        const button = sidebar(page).getByRole('button', { name, exact: true });
        await expect(heading.or(button).first()).toBeInViewport({ ratio: 1 });
      }
    });
  }

  test(
    'starts at the API category on API pages, but does not scroll when the category itself is clicked',
    nightly,
    async ({ page }) => {
      const shell = new Shell(page);
      const category = sidebar(page).getByRole('link', { name: 'Replicad API', exact: true });
      const top = async () => (await category.boundingBox())?.y ?? Infinity;
      await shell.open('/docs/intro');
      await category.click();
      await expect(page).toHaveURL(/\/docs\/api\/$/);
      // Waits longer than the animation of an expanding category takes.
      await page.waitForTimeout(1200);
      expect(await top()).toBeGreaterThan(400);
      await shell.open('/docs/api/classes/Drawing');
      expect(await top()).toBeLessThan(400);
      await expect(current(page)).toBeInViewport({ ratio: 1 });
    },
  );

  test(
    'does not scroll on navigation if the link to the next page is in view',
    nightly,
    async ({ page }) => {
      const shell = new Shell(page);
      await shell.open('/docs/api/type-aliases/SurfaceType');
      const scrollTop = () => sidebar(page).evaluate((element) => element.scrollTop);
      const before = await scrollTop();
      expect(before).toBeGreaterThan(100);
      await sidebar(page).getByRole('link', { name: 'SupportedUnit' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('SupportedUnit');
      // Waits longer than the animation of an expanding category takes.
      await page.waitForTimeout(1200);
      expect(await scrollTop()).toBe(before);
    },
  );

  test(
    'scrolls to the next page on navigation if its link is out of view',
    nightly,
    async ({ page }) => {
      await new Shell(page).open('/docs/tutorial-overview/modifications');
      await page.getByRole('article').locator('a[href*="/api/classes/"]').first().click();
      await expect(page).toHaveURL(/\/docs\/api\/classes\//);
      await expect(current(page)).toBeInViewport({ ratio: 1 });
    },
  );
});

test('the menu on a phone opens at the link to the current page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shell = new Shell(page);
  await shell.open('/docs/api/classes/WrappingObj');
  await shell.menuButton.click();
  await expect(current(page)).toBeInViewport({ ratio: 1 });
});
