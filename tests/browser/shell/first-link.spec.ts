import type { Page } from '@playwright/test';
import { untilIdle } from '../../../bench/shared/untilIdle';
import { holdRequests } from '../../support/holdRequests';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';

const guide = '/docs/tutorial-overview/drawing';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const linkTo = (page: Page, address: string) => page.locator(`main p a[href="${address}"]`).first();

/** What `page` says of itself in its head, in the order of the alphabet. */
async function headOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [
    document.title,
    document.documentElement.className,
    ...[...document.querySelectorAll('head [data-rh]')].map((tag) => tag.outerHTML).toSorted(),
  ]);
}

/** A phone, whose reader presses a link before anything else. Requirement 11.37. */
test.describe('a link that is the first thing pressed', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page }) => {
    const shell = new Shell(page);
    await shell.read(guide);
    await shell.controls();
    await shell.mark();
  });

  const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

  test('shows its page in the same document, on which the application starts', async ({
    page,
    browser,
    complaints,
  }) => {
    const shell = new Shell(page);
    const release = await shell.holdMain();
    await linkTo(page, '/docs/api/functions/draw').tap();
    await expect(heading(page)).toHaveText('draw');
    await expect(page).toHaveURL(/functions\/draw$/);
    const head = await headOf(page);
    release();
    await shell.hydrated();
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);

    const opened = await browser.newPage();
    await new Shell(opened).read(page.url());
    expect(head).toEqual(await headOf(opened));
    await opened.close();

    await shell.hydratePage();
    await page.getByRole('article').getByRole('button', { name: 'Edit' }).first().click();
    await expect(page.getByRole('textbox', { name: /^Code of/ })).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText('Drawing');
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('shows at its top what it leads to, and the reader starts there', async ({ page }) => {
    const shell = new Shell(page);
    await shell.holdMain();
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
    await linkTo(page, '/docs/api/functions/draw').dispatchEvent('click');
    await expect(heading(page)).toHaveText('draw');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  });

  test('is drawn from its heading on, and is whole before the application comes', async ({
    page,
    browser,
  }) => {
    const shell = new Shell(page);
    await shell.holdMain();
    await page.evaluate(() => {
      const drawn: number[] = [];
      Object.assign(window, { drawn });
      new MutationObserver(() => {
        const blocks = document.querySelectorAll('.markdown > *').length;
        if (blocks !== drawn.at(-1)) drawn.push(blocks);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await linkTo(page, '/docs/api/functions/draw').tap();
    await expect(heading(page)).toHaveText('draw');

    const opened = await browser.newPage();
    await new Shell(opened).read(page.url());
    const text = (of: Page) => of.locator('.markdown').evaluate((element) => element.outerHTML);
    await expect.poll(() => text(page)).toBe(await text(opened));
    const blocks = await opened.locator('.markdown > *').count();
    await opened.close();
    expect(await page.evaluate(() => (window as { drawn?: number[] }).drawn)).toEqual([3, blocks]);
  });

  test('shows what an anchor names', async ({ page }) => {
    await new Shell(page).holdMain();
    await linkTo(page, '/docs/api/classes/Drawing').evaluate(
      (link: HTMLAnchorElement) => (link.href += '#fuse'),
    );
    await page.locator('main p a[href$="#fuse"]').first().tap();
    await expect(page.locator('#fuse')).toBeInViewport();
    await expect(page).toHaveURL(/#fuse$/);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('shows nothing that is for readers without scripts', async ({ page }) => {
    await new Shell(page).holdMain();
    await page
      .locator('main p a[href^="/docs/"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => {
        link.href = '/docs/intro';
        link.click();
      });
    await expect(heading(page)).toHaveText('Introduction');
    await expect(page.locator('noscript')).not.toHaveCount(0);
    await expect(page.locator('noscript > *')).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('has the menu name the page that it leads to', async ({ page }) => {
    const shell = new Shell(page);
    await shell.holdMain();
    await linkTo(page, '/docs/api/functions/draw').tap();
    await expect(heading(page)).toHaveText('draw');
    await shell.menuButton.tap();
    await expect(shell.earlyMenu.locator('[aria-current]')).toHaveText(['API', 'draw']);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('leads back, also before there is an application', async ({ page }) => {
    const shell = new Shell(page);
    await shell.holdMain();
    await linkTo(page, '/docs/api/functions/draw').tap();
    await expect(heading(page)).toHaveText('draw');
    await page.goBack();
    await expect(heading(page)).toHaveText('Drawing');
    await expect(page).toHaveURL(/drawing$/);
  });

  test('gives way to another that is pressed while its page is on the way', async ({
    page,
    complaints,
  }) => {
    const release = await holdRequests(page, /\/api\/(functions\/draw|classes\/Drawing)$/);
    await linkTo(page, '/docs/api/functions/draw').tap();
    await linkTo(page, '/docs/api/classes/Drawing').tap();
    // The application would start on the page that is left.
    await untilIdle(page);
    expect(await page.evaluate(() => window.earlyEvents?.hasBegun)).toBeUndefined();
    release();
    await expect(page).toHaveURL(/classes\/Drawing$/);
    await new Shell(page).hydrated();
    await expect(heading(page)).toHaveText('Drawing');
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('asks for its page with the finger still down, and no longer when the finger scrolls', async ({
    page,
  }) => {
    await holdRequests(page, '**/docs/api/functions/draw');
    const link = linkTo(page, '/docs/api/functions/draw');
    const asked = page.waitForRequest('**/docs/api/functions/draw');
    await link.dispatchEvent('pointerdown', { button: 0 });
    const request = await asked;
    const ended = page.waitForEvent('requestfailed', (failed) => failed === request);
    await link.dispatchEvent('pointercancel');
    await ended;
    await expect(page).toHaveURL(/drawing$/);
  });

  test('is followed there also when its click comes some frames after the finger was lifted', async ({
    page,
  }) => {
    const begun = await linkTo(page, '/docs/api/functions/draw').evaluate(async (link) => {
      const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
      link.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, button: 0 }));
      await frame();
      await frame();
      const hasBegun = window.earlyEvents?.hasBegun;
      (link as HTMLElement).click();
      return hasBegun;
    });
    expect(begun).toBeUndefined();
    await expect(heading(page)).toHaveText('draw');
    await new Shell(page).hydrated();
    expect(await isSameDocument(page)).toBe(true);
  });

  for (const end of ['pointerup', 'pointercancel']) {
    test(`starts the application on the page that stands where no click follows ${end}`, async ({
      page,
    }) => {
      const link = linkTo(page, '/docs/api/functions/draw');
      await link.dispatchEvent('pointerdown', { button: 0 });
      await link.dispatchEvent(end);
      await new Shell(page).hydrated();
      await expect(heading(page)).toHaveText('Drawing');
      expect(await isSameDocument(page)).toBe(true);
    });
  }

  for (const [answer, how] of [
    [
      'of another release',
      (html: string) => ({ body: html.replace(/(name="release" content=")/, '$1not') }),
    ],
    ['that the site does not have', () => ({ status: 404 })],
    ['that is no page', () => ({ contentType: 'application/json', body: '{}' })],
    [
      'that is nothing without scripts',
      (html: string) => ({ body: html.replace('<main', '<main data-start-at=""') }),
    ],
  ] as const) {
    test(`is followed by the browser where its page is one ${answer}`, async ({ page }) => {
      await page.route('**/docs/api/functions/draw', async (route) => {
        if (route.request().resourceType() === 'document') return route.fallback();
        const response = await route.fetch();
        return route.fulfill({ response, ...how(await response.text()) });
      });
      const shell = new Shell(page);
      await linkTo(page, '/docs/api/functions/draw').tap();
      await shell.reloaded();
      await expect(heading(page)).toHaveText('draw');
    });
  }

  test('is followed by the browser where a search window stands before the page by then', async ({
    page,
  }) => {
    const shell = new Shell(page);
    const release = await holdRequests(page, '**/docs/api/functions/draw');
    await linkTo(page, '/docs/api/functions/draw').tap();
    await page.keyboard.press('Control+k');
    await expect(shell.earlySearch).toBeVisible();
    release();
    await shell.reloaded();
    await expect(heading(page)).toHaveText('draw');
  });
});

// Requirement 11.37.
test('a link that is pressed while the application starts is followed by the browser', async ({
  page,
}) => {
  const shell = new Shell(page);
  await shell.holdMain();
  await shell.read(guide);
  await shell.controls();
  await shell.mark();
  await page.mouse.move(40, 400, { steps: 2 });
  await expect.poll(() => page.evaluate(() => window.earlyEvents?.hasBegun)).toBe(true);
  await linkTo(page, '/docs/api/functions/draw').click();
  await shell.reloaded();
  await expect(heading(page)).toHaveText('draw');
});
