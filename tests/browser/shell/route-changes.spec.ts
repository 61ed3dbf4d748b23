import type { Page, Route } from '@playwright/test';
import { untilIdle } from '../../../bench/shared/untilIdle';
import { holdRequests } from '../../support/holdRequests';
import { scrollTo } from '../../support/scrollTo';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Navigates as a link of the application would. */
async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: { key: 'test' } }));
  }, address);
}

test.describe('scrolling after a route change', () => {
  // Requirement 2.33.
  test('to the top when the path changed', async ({ page }) => {
    const shell = new Shell(page);
    await shell.open('/docs/tutorial-overview/drawing');
    await page.locator('.pagination-nav__link--next').scrollIntoViewIfNeeded();
    expect(await scrollTop(page)).toBeGreaterThan(100);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/drawing$/);
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  // Requirement 2.32.
  test('to the hash target when the hash changed', async ({ page }) => {
    const shell = new Shell(page);
    await shell.open('/docs/tutorial-overview/drawing');
    const entry = page.locator('.theme-doc-toc-desktop a').nth(1);
    const hash = await entry.getAttribute('href');
    await entry.click();
    await expect(page).toHaveURL(new RegExp(`${hash ?? '#'}$`));
    await expect(page.locator(`[id="${(hash ?? '#').slice(1)}"]`)).toBeInViewport();
  });

  // Requirement 2.32.
  test('to the hash target of another page', async ({ page }) => {
    const shell = new Shell(page);
    await shell.read('/docs/tutorial-overview/drawing');
    const id = await page.locator('article h2[id]').nth(1).getAttribute('id');
    await shell.open('/docs/intro');
    await navigate(page, `/docs/tutorial-overview/drawing#${id ?? ''}`);
    await expect(page.locator(`[id="${id ?? ''}"]`)).toBeInViewport();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
  });

  // Requirement 2.34.
  test('not at all when only the search part changed', async ({ page }) => {
    const shell = new Shell(page);
    await shell.open('/docs/tutorial-overview/drawing');
    await page.evaluate(() => window.scrollTo(0, 400));
    await navigate(page, '/docs/tutorial-overview/drawing?part=2');
    await expect(page).toHaveURL(/part=2/);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await scrollTop(page)).toBe(400);
  });
});

// Requirement 11.30.
test.describe('a reader who comes back stands where they left, also far down a long page', () => {
  /** Leaves a page by the link at its end; returns how far down that was. */
  async function leave(page: Page): Promise<number> {
    const next = page.locator('.pagination-nav__link--next');
    await scrollTo(next);
    // Until all above is laid out, its height is a guess; on the way back it is true.
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
    await expect(page).toHaveURL(/drawing$/);
    await expect.poll(async () => Math.abs((await scrollTop(page)) - left)).toBeLessThan(50);
  }

  test('when its code is there', async ({ page }) => {
    await new Shell(page).open('/docs/tutorial-overview/drawing');
    const left = await leave(page);
    // The code of a page that was read as HTML is fetched as the reader leaves it.
    await untilIdle(page);
    await page.goBack();
    await expectBackAt(page, left);
    await page.goForward();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expectBackAt(page, left);
  });

  test('when its code comes late', async ({ page }) => {
    const shell = new Shell(page);
    await shell.open('/docs/tutorial-overview/drawing');
    const release = await shell.holdOwnCode();
    const left = await leave(page);
    await page.goBack();
    // The browser has by then put the page that still stands there where this one was.
    await untilIdle(page);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drawing');
    await expectBackAt(page, left);
  });
});

// Requirement 2.36.
test('a page that the reader gave up does nothing more when its code is lost', async ({ page }) => {
  const shell = new Shell(page);
  await shell.open('/docs/intro');
  await shell.hydratePage();
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await sidebar.getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  const lost: Route[] = [];
  await page.route('**/assets/js/*.js', (route) => void lost.push(route));
  await sidebar.getByRole('link', { name: 'Troubleshooting' }).click();
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  await sidebar.getByRole('link', { name: 'Introduction', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await shell.mark();
  for (const route of lost.splice(0)) await route.abort();
  await untilIdle(page);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await expect(shell.progressBar).toHaveCount(0);
});

test.describe('the progress bar', () => {
  /** Holds back the code of the next page until the returned function is called. */
  const holdNextPage = (page: Page) => holdRequests(page, '**/assets/js/*.js');

  // Requirements 2.36, 9.18.
  test('appears 200 ms after a route change to a different path and finishes with the update', async ({
    page,
  }) => {
    await page.clock.install();
    const shell = new Shell(page);
    await shell.open('/');
    const release = await holdNextPage(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    // A real press would wait for a frame, and the clock stands still.
    await shell.navbar.getByRole('link', { name: 'Documentation' }).dispatchEvent('click');
    await page.clock.runFor(199);
    await expect(shell.progressBar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(shell.progressBar).toHaveCount(1);
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    release();
    await page.clock.resume();
    await expect(page).toHaveURL(/\/docs\/intro$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    await expect(shell.progressBar).toHaveCount(0);
  });

  // Requirement 2.36.
  test('does not appear when the path stays', async ({ page }) => {
    await page.clock.install();
    const shell = new Shell(page);
    await shell.open('/docs/tutorial-overview/drawing');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('.theme-doc-toc-desktop a').nth(1).dispatchEvent('click');
    await page.clock.runFor(1000);
    await expect(shell.progressBar).toHaveCount(0);
  });
});

test.describe('prefetching', () => {
  /** For the pages of links; the page's own application is fetched `as` scripts. */
  const hints = (page: Page) => page.locator('link[rel="prefetch"]:not([as])');

  // Requirement 7.17.
  test('the chunks of visible links are prefetched by link hints', async ({ page }) => {
    await new Shell(page).open('/docs/intro');
    await expect(hints(page)).not.toHaveCount(0);
  });

  // Requirement 11.36.
  test('the page that the text leads to next is run ahead, and followed without the network', async ({
    page,
  }) => {
    // A wide window has the links of the sidebar in view as well.
    await page.setViewportSize({ width: 390, height: 844 });
    // What is built to be tried is larger, and leaves no bytes for it on every page.
    await page.addInitScript(() => {
      performance.getEntries = () => [];
    });
    const shell = new Shell(page);
    await shell.open('/docs/tutorial-overview/drawing');
    const link = page.locator('main p a[href="/docs/api/functions/draw"]').first();
    await expect(link).not.toBeInViewport();
    await page.waitForFunction(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return entries.some(
        ({ name, initiatorType }) => name.includes('/article.') && initiatorType === 'script',
      );
    });
    await untilIdle(page);
    await shell.mark();
    await page.route('**/assets/js/**', (route) => route.abort());
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('draw');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  // Requirement 11.4.
  test('no link of a menu that is closed passes for one in view', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const inMenu: string[] = [];
      Object.assign(window, { inMenu });
      window.IntersectionObserver = class extends IntersectionObserver {
        constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super((entries, observer) => {
            for (const { isIntersecting, target } of entries)
              if (isIntersecting && target.closest('.navbar-sidebar__items'))
                inMenu.push(target.outerHTML);
            tell(entries, observer);
          }, options);
        }
      };
    });
    const shell = new Shell(page);
    await shell.open('/docs/tutorial-overview/drawing');
    await expect(shell.mobileSidebar.getByText('Troubleshooting')).toBeAttached();
    await untilIdle(page);
    expect(
      await page.evaluate(() => (window as unknown as { inMenu: readonly string[] }).inMenu),
    ).toEqual([]);
  });

  for (const connection of [
    { effectiveType: '2g', saveData: false },
    { effectiveType: 'slow-2g', saveData: false },
    { effectiveType: '4g', saveData: true },
  ]) {
    // Requirement 7.19.
    test(`prefetching is skipped on ${connection.effectiveType}${connection.saveData ? ' with data saver' : ''}`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await new Shell(page).open('/docs/intro');
      await untilIdle(page);
      await expect(hints(page)).toHaveCount(0);
    });
  }

  // Requirement 7.18.
  test('by GET with credentials where link hints are not supported', async ({ page }) => {
    await page.addInitScript(() => {
      DOMTokenList.prototype.supports = () => false;
      // What Docusaurus sends, and whether it sends it with credentials.
      window.XMLHttpRequest = class extends XMLHttpRequest {
        override send(body?: XMLHttpRequestBodyInit | null): void {
          document.documentElement.dataset['prefetchedWith'] = String(this.withCredentials);
          super.send(body);
        }
      };
    });
    const fetched = page.waitForRequest((request) => request.resourceType() === 'xhr');
    await new Shell(page).open('/docs/intro');
    expect((await fetched).method()).toBe('GET');
    await expect(page.locator('html')).toHaveAttribute('data-prefetched-with', 'true');
    await expect(hints(page)).toHaveCount(0);
  });
});
