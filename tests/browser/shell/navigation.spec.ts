import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';
import { onlyInFullRun, selectVariants } from '../../support/fullRun';

test.describe('the navbar and the footer', () => {
  // Requirement 2.25.
  test(
    'the navbar stays visible on scroll',
    onlyInFullRun('Runs nightly: it is a rule of the style sheet.'),
    async ({ page }) => {
      const shell = new Shell(page);
      await shell.open('/docs/tutorial-overview/drawing');
      await page.mouse.move(700, 500, { steps: 2 });
      await page.mouse.wheel(0, 1200);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      await expect(shell.navbar).toBeInViewport({ ratio: 1 });
    },
  );

  for (const isStarted of selectVariants([true, false])) {
    // Requirement 2.29.
    test(`the first link skips to the main content ${isStarted ? 'after' : 'before'} hydration`, async ({
      page,
    }) => {
      const shell = new Shell(page);
      await (isStarted ? shell.open('/docs/intro') : shell.read('/docs/intro'));
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to main content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    });
  }
});

test.describe('docs pages', () => {
  // Requirement 11.34.
  test(
    'load no highlighter, even on navigation, because the build highlights code',
    onlyInFullRun('Runs nightly: the way the build highlights code seldom changes.'),
    async ({ page, complaints }) => {
      const shell = new Shell(page);
      const highlighters: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('prism')) highlighters.push(request.url());
      });
      const keyword = page.locator('.theme-code-block .token.keyword').first();
      await shell.read('/docs/api/functions/draw');
      await expect(keyword).toBeAttached();
      await keyword.evaluate((element) => element.setAttribute('data-from-build', ''));
      await shell.start();
      await expect(page.locator('[data-from-build]')).toBeAttached();

      await page.locator('.pagination-nav__link--next').click();
      await expect(page).not.toHaveURL(/draw$/);
      await expect(keyword).toBeAttached();
      expect(highlighters).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});

test.describe('URLs', () => {
  for (const suffix of selectVariants(['/index.html', '.html', '/index'])) {
    // Requirement 2.7.
    test(
      `a trailing ${suffix} is stripped before the URL is matched again`,
      onlyInFullRun('Runs nightly: the route of an address seldom changes.'),
      async ({ page }) => {
        const shell = new Shell(page);
        await shell.open(`/docs/intro${suffix}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
      },
    );
  }

  // Requirement 2.5.
  test('an unknown URL shows the not-found page, with status 404', async ({ page, complaints }) => {
    const shell = new Shell(page);
    const response = await page.goto('/docs/nowhere/at-all');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
    await shell.start();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
    // Ignores the browser's own message about status 404.
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  });
});
