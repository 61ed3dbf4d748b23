import { findOverflow } from '../../support/findOverflow';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';
import { violationsInBothModes } from '../../support/axe';

test.describe('WCAG 2.2 AA in light and dark mode', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const address of ['/docs/intro', '/', '/docs/api/', '/docs/api/classes/Drawing']) {
    // Requirement 11.10.
    test(`a page on a phone has no violations: ${address}`, async ({ page }) => {
      await new Shell(page).open(address);
      expect(await violationsInBothModes(page)).toEqual([]);
    });
  }

  // Requirement 11.10.
  test('the open sidebar has no violations on either of its levels', async ({ page }) => {
    const shell = new Shell(page);
    await shell.open('/docs/intro');
    await shell.menuButton.click();
    await expect(shell.mobileSidebar).toBeInViewport();
    expect(await violationsInBothModes(page)).toEqual([]);
    await shell.mobileSidebar.getByRole('button', { name: /Back to main menu/ }).click();
    expect(await violationsInBothModes(page)).toEqual([]);
  });

  // Requirement 11.10.
  test('a slow route change with its progress bar has no violations', async ({ page }) => {
    const shell = new Shell(page);
    await shell.open('/docs/intro');
    // Pending requests keep the progress bar visible.
    await page.route(/\.js$/, () => undefined);
    await page.getByRole('link', { name: 'replicad as a library' }).first().click();
    await expect(page.locator('#nprogress .bar')).toBeAttached();
    expect(await violationsInBothModes(page)).toEqual([]);
  });

  test('the notice about a failed script has no violations', async ({ page }) => {
    await page.route('**/assets/js/main.*', (route) => route.abort());
    const shell = new Shell(page);
    await shell.read('/docs/intro');
    await expect(shell.failureNotice).toBeVisible();
    expect(await violationsInBothModes(page)).toEqual([]);
  });
});

test('the open download menu of a model stays within the window of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new Shell(page).open('/');
  const figure = page.getByRole('figure', { name: 'Bearing block' });
  await figure.getByText('Download', { exact: true }).click();
  await expect(figure.getByRole('button', { name: /^STEP/ })).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
});
