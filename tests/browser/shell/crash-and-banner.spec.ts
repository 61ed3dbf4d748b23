import type { Page } from '@playwright/test';
import { violationsInBothModes } from '../../support/axe';
import { Shell } from '../../support/shell';
import { onlyInFullRun } from '../../support/fullRun';
import { expect, test } from '../../support/test';

const nightly = onlyInFullRun('Runs nightly: the crash screen and the banner seldom change.');

const guide = '/docs/examples/gridfinity';

/**
 * Makes the table of contents crash in its call of `getElementsByClassName`, until `window.isMended` is set. The
 * nearest error boundary contains the whole page.
 */
async function breakPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const get = document.getElementsByClassName.bind(document);
    document.getElementsByClassName = (names) => {
      if (names.startsWith('table-of-contents') && !('isMended' in window)) {
        throw new Error('The page is broken', { cause: new Error('a test broke it') });
      }
      return get(names);
    };
  });
}

test.describe('the crash screen', () => {
  // Requirements 2.43, 2.44, 8.11.
  test('has a title, the message, the cause and a "Try again" button', async ({ page }) => {
    await breakPage(page);
    const shell = new Shell(page);
    await shell.read(guide);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    await expect(page).toHaveTitle('Page Error');
    await expect(page.getByRole('main')).toContainText('The page is broken');
    await expect(page.getByRole('main')).toContainText('Cause:');
    await expect(page.getByRole('main')).toContainText('a test broke it');

    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    await page.evaluate(() => Object.assign(window, { isMended: true }));
    await again.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page crashed.');
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page).not.toHaveTitle('Page Error');
  });

  // Requirement 2.44.
  test(
    'closes on "Try again", even if scrolling after a route change has failed',
    nightly,
    async ({ page }) => {
      const shell = new Shell(page);
      await shell.open('/');
      await page.evaluate(() => {
        const scrollTo = window.scrollTo.bind(window);
        window.scrollTo = () => {
          window.scrollTo = scrollTo;
          throw new Error('a test broke it');
        };
      });
      await shell.navbar.getByRole('link', { name: 'Documentation' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    },
  );

  test('has no WCAG 2.2 AA violations in light or dark mode', nightly, async ({ page }) => {
    await breakPage(page);
    await new Shell(page).read(guide);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    expect(await violationsInBothModes(page)).toEqual([]);
  });
});

// Requirement 8.15.
test(
  'a navbar item that fails to render is reported as a configuration error',
  nightly,
  async ({ page }) => {
    // The navbar item "Documentation" calls this method to find out whether it is active.
    await page.addInitScript(() => {
      // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its expression below
      const { test } = RegExp.prototype;
      RegExp.prototype.test = function (text) {
        if (this.source.includes('docs') && this.source.includes('(?!api)')) {
          throw new Error('a test broke it');
        }
        return test.call(this, text);
      };
    });
    await new Shell(page).read('/docs/intro');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    const text = page.locator('body');
    await expect(text).toContainText('A theme navbar item failed to render.');
    await expect(text).toContainText('themeConfig.navbar.items');
    await expect(text).toContainText('"label": "Documentation"');
    await expect(text).toContainText('a test broke it');
  },
);

test.describe('the banner about a wrong base path', nightly, () => {
  const title = 'Your Docusaurus site did not load properly';

  // Requirements 2.42, 8.12.
  test('appears if the site is opened at the root of another path', async ({ page }) => {
    // Serves the site below /elsewhere/, although its pages request their files from /.
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/elsewhere/') {
        await route.fulfill({
          response: await route.fetch({ url: new URL('/', route.request().url()).href }),
        });
      } else {
        await route.fulfill({ status: 404, body: '' });
      }
    });
    await page.goto('/elsewhere/');
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.locator('body')).toContainText('/elsewhere/');
  });

  // Requirement 2.42.
  test('does not appear if the base path is right', async ({ page }) => {
    const shell = new Shell(page);
    await shell.read('/');
    await expect(page.getByText(title)).toHaveCount(0);
    await shell.start();
    await expect(page.getByText(title)).toHaveCount(0);
  });

  test('does not appear while the application loads', async ({ page }) => {
    await page.route('**/assets/js/main.*', () => undefined);
    const requested = page.waitForRequest('**/assets/js/main.*');
    await page.goto('/');
    await requested;
    await expect(page.getByText(title)).toHaveCount(0);
  });
});
