import type { Request } from '@playwright/test';
import { SearchModal } from '../../support/search';
import { delayRequests } from '../../support/delayRequests';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';
import { onlyInFullRun, selectVariants } from '../../support/fullRun';

const nightly = onlyInFullRun(
  'Runs nightly: the letters typed while the dialog loads need the same button.',
);

test.describe('the search button', () => {
  for (const { system, agent, keys, shownKeys } of selectVariants([
    {
      system: 'Windows',
      agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
      keys: 'Ctrl',
      shownKeys: 'Ctrl K',
    },
    {
      system: 'macOS',
      agent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
      keys: 'Command',
      shownKeys: '⌘ K',
    },
    {
      system: 'an iPhone',
      agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5)',
      keys: 'Command',
      shownKeys: '⌘ K',
    },
  ])) {
    test.describe(`on ${system}`, () => {
      test.use({ userAgent: agent });

      // Requirement 2.45.
      test(
        `shows ${shownKeys} before and after hydration, and ${keys}+K in its accessible name`,
        nightly,
        async ({ page }) => {
          const release = await new Shell(page).delayMainBundle();
          await new Shell(page).read('/docs/intro');
          const { button } = new SearchModal(page);
          const readShownKeys = () =>
            button.evaluate(({ lastElementChild }) =>
              lastElementChild ? getComputedStyle(lastElementChild, '::before').content : '',
            );
          expect(await readShownKeys()).toBe(`"${shownKeys}"`);
          release();
          await new Shell(page).waitUntilHydrated();
          expect(await readShownKeys()).toBe(`"${shownKeys}"`);
          await expect(button).toHaveAccessibleName(`Search (${keys}+K)`);
          await expect(button).toHaveText('Search');
        },
      );
    });
  }

  for (const intent of ['hover', 'focus'] as const) {
    test(`fetches dialog, worker and index once, on ${intent}`, nightly, async ({ page }) => {
      await new Shell(page).open('/docs/intro');
      const fetched: string[] = [];
      page.context().on('request', (request) => {
        const { pathname } = new URL(request.url());
        const part = /SearchModal|search_worker|\/search\/(manifest|store)/.exec(pathname)?.[0];
        if (part && /\.js(on)?$/.exec(pathname)) fetched.push(part);
      });
      const each = ['/search/manifest', '/search/store', 'SearchModal', 'search_worker'];
      const modal = new SearchModal(page);
      await modal.button[intent]();
      await expect.poll(() => fetched.slice().sort()).toEqual(each);
      await modal.open();
      await modal.search('fillet');
      await page.keyboard.press('Escape');
      await modal.open();
      await modal.search('chamfer');
      expect(fetched.slice().sort()).toEqual(each);
    });
  }

  test('shares worker and index with the search page', nightly, async ({ page }) => {
    const fetched: string[] = [];
    page.context().on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/search_worker|\/search\/(manifest|store)/.test(pathname)) fetched.push(pathname);
    });
    await new Shell(page).open('/docs/intro');
    const modal = new SearchModal(page);
    await modal.open();
    await modal.search('fillet');
    expect(fetched).toHaveLength(3);
    await modal.seeAll.click();
    await expect(page).toHaveURL(/\/search\?q=fillet$/);
    await expect(page.getByText(/^\d+ documents found$/)).toBeVisible();
    expect(fetched).toHaveLength(3);
  });

  // Requirement 11.22.
  test('passes on letters that are typed while the dialog loads', async ({ page }) => {
    await new Shell(page).open('/docs/intro');
    const release = await delayRequests(page, '**/assets/js/*.js');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('fillet');
    release();
    await expect(new SearchModal(page).input).toHaveValue('fillet');
  });

  test(
    'reports that the dialog failed to load, and opens it on Retry',
    nightly,
    async ({ page }) => {
      const scripts = /\/assets\/js\/.*\.js$/;
      await new Shell(page).open('/docs/intro');
      await page.route(scripts, (route) => route.abort());
      const pending = new Set<Request>();
      const isScript = (request: Request) => scripts.test(request.url());
      page.on('request', (request) => isScript(request) && pending.add(request));
      page.on('requestfailed', (request) => pending.delete(request));
      const modal = new SearchModal(page);
      await modal.button.click();
      const failure = page.getByRole('alertdialog');
      await expect(failure).toContainText('Unable to fetch results');
      await expect(failure).toContainText('You might want to check your network connection.');
      await expect(failure.getByRole('button', { name: 'Retry' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(failure).toBeHidden();

      const failed = page.waitForEvent('requestfailed', isScript);
      await modal.button.click();
      await expect(failure).toBeVisible();
      // Waits for the requests that hover and press started. Otherwise they could open the dialog before Retry.
      await failed;
      await expect.poll(() => pending.size).toBe(0);
      await page.unroute(scripts);
      await failure.getByRole('button', { name: 'Retry' }).click();
      await expect(modal.input).toBeFocused();
      await expect(failure).toBeHidden();
    },
  );
});
