import type { Page, Request } from '@playwright/test';
import { waitUntilIdle } from '../../../bench/shared/browser';
import { delayRequests } from '../../support/delayRequests';
import { scrollTo } from '../../support/scrollTo';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';
import { onlyInFullRun, selectVariants } from '../../support/fullRun';

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Navigates like a link of the application. */
async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: { key: 'test' } }));
  }, address);
}

test.describe('after a route change', () => {
  // Requirement 2.33.
  test(
    'the page scrolls to the top if the path changed',
    onlyInFullRun('Runs nightly: Docusaurus scrolls to the top.'),
    async ({ page }) => {
      const shell = new Shell(page);
      await shell.open('/docs/tutorial-overview/drawing');
      await page.locator('.pagination-nav__link--next').scrollIntoViewIfNeeded();
      expect(await scrollTop(page)).toBeGreaterThan(100);
      await page.locator('.pagination-nav__link--next').click();
      await expect(page).not.toHaveURL(/drawing$/);
      await expect.poll(() => scrollTop(page)).toBe(0);
    },
  );

  // Requirement 2.32.
  test(
    'the page scrolls to the hash target if the hash changed',
    onlyInFullRun('Runs nightly: the target on another page is tested below.'),
    async ({ page }) => {
      const shell = new Shell(page);
      await shell.open('/docs/tutorial-overview/drawing');
      const entry = page.locator('.theme-doc-toc-desktop a').nth(1);
      const hash = await entry.getAttribute('href');
      await entry.click();
      await expect(page).toHaveURL(new RegExp(`${hash ?? '#'}$`));
      await expect(page.locator(`[id="${(hash ?? '#').slice(1)}"]`)).toBeInViewport();
    },
  );

  // Requirement 2.32.
  test('the page scrolls to the hash target on another page', async ({ page }) => {
    const shell = new Shell(page);
    await shell.read('/docs/tutorial-overview/drawing');
    const id = await page.locator('article h2[id]').nth(1).getAttribute('id');
    await shell.open('/docs/intro');
    await navigate(page, `/docs/tutorial-overview/drawing#${id ?? ''}`);
    await expect(page.locator(`[id="${id ?? ''}"]`)).toBeInViewport();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
  });

  // Requirement 2.34.
  test(
    'the page does not scroll if only the query string changed',
    onlyInFullRun('Runs nightly: it seldom changes.'),
    async ({ page }) => {
      const shell = new Shell(page);
      await shell.open('/docs/tutorial-overview/drawing');
      await page.evaluate(() => window.scrollTo(0, 400));
      await navigate(page, '/docs/tutorial-overview/drawing?part=2');
      await expect(page).toHaveURL(/part=2/);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(await scrollTop(page)).toBe(400);
    },
  );
});

// Requirement 11.30.
test.describe('going back restores the scroll position far down a long page', () => {
  /** Follows the link at the end of a page. Returns the previous scroll position in CSS pixels. */
  async function leave(page: Page): Promise<number> {
    const next = page.getByRole('link', { name: /^Next/ });
    await scrollTo(next);
    // Figures have estimated heights until they are laid out.
    let left = 0;
    await expect(async () => {
      const before = left;
      left = await scrollTop(page);
      await page.waitForTimeout(500);
      expect(left).toBe(before);
    }).toPass();
    expect(left).toBeGreaterThan(5000);
    await next.click();
    await expect(page).not.toHaveURL(/drawing$/);
    await expect.poll(() => scrollTop(page)).toBe(0);
    return left;
  }

  async function expectBackAt(page: Page, left: number): Promise<void> {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drawing');
    await expect.poll(async () => Math.abs((await scrollTop(page)) - left)).toBeLessThan(50);
  }

  test('works again after going forward', async ({ page }) => {
    await new Shell(page).open('/docs/tutorial-overview/drawing');
    const left = await leave(page);
    await page.goBack();
    await expectBackAt(page, left);
    await page.goForward();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expectBackAt(page, left);
  });

  test(
    'works if the code of the page loads slowly',
    onlyInFullRun('The test above goes back to a page whose code has loaded.'),
    async ({ page }) => {
      // After a reload, the previous page must load its code again.
      await new Shell(page).open('/docs/tutorial-overview/drawing');
      const left = await leave(page);
      await page.reload();
      await new Shell(page).waitUntilHydrated();
      const release = await delayRequests(page, '**/assets/js/*.js');
      await page.goBack();
      await waitUntilIdle(page);
      release();
      await expectBackAt(page, left);
    },
  );
});

test.describe('the progress bar', onlyInFullRun('Runs nightly: it seldom breaks.'), () => {
  /** Delays the code of the next page until the returned function is called. */
  const holdNextPage = (page: Page) => delayRequests(page, '**/assets/js/*.js');

  // Requirements 2.36, 2.37, 9.18.
  test('appears 200 ms after a route change to a different path, and finishes with the update', async ({
    page,
  }) => {
    await page.clock.install();
    const shell = new Shell(page);
    await shell.open('/');
    const release = await holdNextPage(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    // A real click waits for an animation frame, but the clock is stopped.
    await shell.navbar.getByRole('link', { name: 'Documentation' }).dispatchEvent('click');
    await page.clock.runFor(199);
    await expect(shell.progressBar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(shell.progressBar).toHaveCount(1);
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    const bar = shell.progressBar.locator('.bar');
    await page.clock.runFor(1);
    // After 200 ms, the bar is at 0.08 of its width.
    await expect(bar).toHaveAttribute('style', /translate3d\(-92%, 0px, 0px\).*200ms/);
    release();
    await page.clock.resume();
    await expect(page).toHaveURL(/\/docs\/intro$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    await expect(shell.progressBar).toHaveCount(0);
  });

  // Requirement 2.36.
  test('does not appear if the path stays the same', async ({ page }) => {
    await page.clock.install();
    const shell = new Shell(page);
    await shell.open('/docs/tutorial-overview/drawing');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('.theme-doc-toc-desktop a').nth(1).dispatchEvent('click');
    await page.clock.runFor(1000);
    await expect(shell.progressBar).toHaveCount(0);
  });
});

// Requirement 7.20.
test(
  'a failed route preload logs a warning and reloads the page',
  onlyInFullRun('Runs nightly: it seldom changes.'),
  async ({ page, complaints }) => {
    const shell = new Shell(page);
    await shell.open('/');
    await shell.markDocument();
    await page.route(
      (url) => url.pathname.startsWith('/assets/js/'),
      (route) => (route.request().resourceType() === 'script' ? route.abort() : route.continue()),
      { times: 1 },
    );
    await shell.navbar.getByRole('link', { name: 'Documentation' }).click();
    await shell.waitUntilReloaded();
    await expect(page).toHaveURL(/\/docs\/intro$/);
    await shell.waitUntilHydrated();
    expect(complaints.join('\n')).toMatch(/warning: .*ChunkLoadError/);
  },
);

test.describe(
  'a URL with a percent sign that starts no escape',
  onlyInFullRun('repairUrl.test.ts tests such addresses.'),
  () => {
    test('opens its page, even on going back', async ({ page, complaints }) => {
      await new Shell(page).open('/docs/intro#50%');
      await page.getByRole('link', { name: 'API' }).first().click();
      await expect(page).toHaveURL(/\/docs\/api\/$/);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
      expect(complaints).toEqual([]);
    });

    test('stays on its page if only the hash changes', async ({ page, complaints }) => {
      await new Shell(page).open('/docs/intro');
      await page.evaluate(() => (location.hash = '#50%'));
      await expect(page).toHaveURL(/#50%25$/);
      await page.getByRole('link', { name: 'API' }).first().click();
      await expect(page).toHaveURL(/\/docs\/api\/$/);
      expect(complaints).toEqual([]);
    });
  },
);

test.describe('prefetching', () => {
  /** Returns the list of prefetched scripts, which later prefetches extend. */
  function prefetchedScripts(page: Page): readonly string[] {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (isPrefetch(request)) scripts.push(request.url());
    });
    return scripts;
  }

  const isPrefetch = (request: Request): boolean =>
    request.headers()['sec-purpose'] === 'prefetch' && request.url().endsWith('.js');

  // Requirement 7.17.
  test(
    'makes a link in view open without a network',
    onlyInFullRun('limitPrefetch.test.ts tests the limit; Docusaurus prefetches.'),
    async ({ page, context }) => {
      const shell = new Shell(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await shell.open('/docs/tutorial-overview/drawing');
      const link = page.getByRole('article').getByRole('link', { name: 'draw()' }).first();
      await scrollTo(link);
      await page.waitForLoadState('networkidle');
      // Intercepting requests would disable the browser's cache.
      await context.setOffline(true);
      await shell.markDocument();
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('draw');
      expect(await shell.isSameDocument()).toBe(true);
    },
  );
  for (const connection of selectVariants([
    { effectiveType: '2g', saveData: false },
    { effectiveType: '4g', saveData: true },
  ])) {
    // Requirement 7.19.
    test(
      `does nothing on ${connection.effectiveType}${connection.saveData ? ' with data saver' : ''}`,
      onlyInFullRun('prefersReducedData.test.ts recognises slow connections.'),
      async ({ page }) => {
        await page.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', { value });
        }, connection);
        const scripts = prefetchedScripts(page);
        const shell = new Shell(page);
        await shell.read('/docs/intro');
        await shell.start();
        await waitUntilIdle(page);
        expect(scripts).toEqual([]);
      },
    );
  }

  // Requirement 7.18.
  test(
    'uses GET requests with credentials in browsers without prefetch hints',
    onlyInFullRun('It seldom changes.'),
    async ({ page }) => {
      await page.addInitScript(() => {
        DOMTokenList.prototype.supports = () => false;
        window.XMLHttpRequest = class extends XMLHttpRequest {
          override send(body?: XMLHttpRequestBodyInit | null): void {
            Object.assign(window, { hasCredentials: this.withCredentials });
            super.send(body);
          }
        };
      });
      const fetched = page.waitForRequest((request) => request.resourceType() === 'xhr');
      await new Shell(page).open('/docs/intro');
      expect((await fetched).method()).toBe('GET');
      expect(await page.evaluate(() => 'hasCredentials' in window && window.hasCredentials)).toBe(
        true,
      );
    },
  );
});
