import { Shell } from '../../support/shell';
import { onlyInFullRun } from '../../support/fullRun';
import { expect, test } from '../../support/test';

const nightly = onlyInFullRun('Runs nightly: the open sidebar fails for most breakages.');

test.describe('at the mobile breakpoint', () => {
  // Requirements 2.30, 9.3.
  test(
    'a hamburger button replaces the links at 996 px, but not at 997 px',
    nightly,
    async ({ page }) => {
      const shell = new Shell(page);
      await page.setViewportSize({ width: 997, height: 800 });
      await shell.open('/docs/intro');
      await expect(shell.menuButton).toBeHidden();
      await expect(shell.navbar.getByRole('link', { name: 'API' })).toBeVisible();
      await page.setViewportSize({ width: 996, height: 800 });
      await expect(shell.menuButton).toBeVisible();
      await expect(shell.navbar.getByRole('link', { name: 'API' })).toBeHidden();
    },
  );

  test.describe('the mobile sidebar', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    // Requirements 2.30, 4.13.
    test('opens from the hamburger button, with a back-to-main-menu button', async ({
      page,
      complaints,
    }) => {
      const shell = new Shell(page);
      await shell.open('/docs/intro');
      await shell.menuButton.click();
      await expect(shell.mobileSidebar).toBeVisible();
      const back = shell.mobileSidebar.getByRole('button', { name: /Back to main menu/ });
      await expect(back).toBeVisible();
      await back.click();
      await expect(shell.mobileSidebar.getByRole('link', { name: 'Workbench' })).toBeInViewport();
      expect(complaints).toEqual([]);
    });

    // Requirement 4.13.
    test('closes on its button and on the backdrop', nightly, async ({ page }) => {
      const shell = new Shell(page);
      await shell.open('/docs/intro');
      await shell.menuButton.click();
      await page.getByRole('button', { name: 'Close navigation bar' }).click();
      await expect(shell.mobileSidebar).toBeHidden();
      await shell.menuButton.click();
      await expect(shell.mobileSidebar).toBeInViewport();
      await page.mouse.click(385, 700);
      await expect(shell.mobileSidebar).toBeHidden();
    });

    // Requirement 4.14.
    test('closes at desktop width', nightly, async ({ page }) => {
      const shell = new Shell(page);
      await shell.open('/docs/intro');
      await shell.menuButton.click();
      await expect(shell.mobileSidebar).toBeVisible();
      await page.setViewportSize({ width: 1200, height: 844 });
      await expect(shell.mobileSidebar).toBeHidden();
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(shell.mobileSidebar).toBeHidden();
    });

    // Requirement 4.15.
    test('closes on Back without leaving the page', nightly, async ({ page }) => {
      const shell = new Shell(page);
      await shell.open('/');
      await page.getByRole('link', { name: 'Documentation' }).last().click();
      await expect(page).toHaveURL(/\/docs\/intro$/);
      // The URL changes before the next page is rendered. That page replaces the menu.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
      await shell.menuButton.click();
      await expect(shell.mobileSidebar).toBeVisible();
      await page.goBack();
      await expect(shell.mobileSidebar).toBeHidden();
      await expect(page).toHaveURL(/\/docs\/intro$/);
    });
  });
});

test.describe(
  'collapse animations',
  onlyInFullRun('Runs nightly: animations seldom change.'),
  () => {
    for (const { reducedMotion, expected } of [
      { reducedMotion: 'reduce', expected: /height 1ms/ },
      { reducedMotion: 'no-preference', expected: /height [1-9]\d{2}ms/ },
    ] as const) {
      // Requirement 4.17.
      test(`last longer for taller content, and 1 ms with reduced motion (${reducedMotion})`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion });
        const shell = new Shell(page);
        await shell.open('/docs/intro');
        const seen = page.evaluate(
          () =>
            new Promise<string>((resolve) => {
              new MutationObserver((changes) => {
                for (const { target } of changes) {
                  const transition = target instanceof HTMLElement ? target.style.transition : '';
                  if (transition.includes('height')) resolve(transition);
                }
              }).observe(document.body, { subtree: true, attributeFilter: ['style'] });
            }),
        );
        await page
          .locator('.theme-doc-sidebar-menu .menu__list-item--collapsed')
          .first()
          .locator('.menu__link--sublist-caret, .menu__caret')
          .first()
          .click();
        expect(await seen).toMatch(expected);
      });
    }
  },
);
