import type { Page } from '@playwright/test';
import { allRules, findViolations } from '../../support/axe';
import { onlyInFullRun } from '../../support/fullRun';
import { treeMarker } from '../../support/search';
import { searchVariants, test } from '../../support/searchTest';
import { expect } from '../../support/test';

const nightly = onlyInFullRun('Runs nightly: the dialog with results fails for most breakages.');

const nothingFound = 'qqqqqq';

/** A small page with little content behind the dialog. */
const smallPage = '/docs/api/variables/DEG2RAD';

for (const variant of searchVariants) {
  const { mode, width } = variant;
  // Requirement 13.5.
  test.describe(`the search dialog, ${mode} mode, ${width} px`, () => {
    test.use({ variant });

    test(
      'closes when the reader goes back',
      onlyInFullRun('Runs nightly: it seldom changes.'),
      async ({ page, modal }) => {
        await page.goto(smallPage);
        await page.evaluate(() => history.pushState(null, '', '#somewhere'));
        await modal.open();
        await page.goBack();
        await expect(modal.dialog).toBeHidden();
      },
    );

    // Requirements 2.54, 4.22.
    test('shows "No recent searches" if there are none', nightly, async ({ page, modal }) => {
      await page.goto(smallPage);
      await modal.open();
      await expect(modal.dialog.getByText('No recent searches', { exact: true })).toBeVisible();
    });

    // Requirements 2.55, 4.22, 9.7.
    test('groups results by section, at most five in each, with highlights and icons', async ({
      page,
      modal,
    }) => {
      await page.goto(smallPage);
      await modal.open();
      await modal.search('fillet');
      expect(await modal.groups.count()).toBeGreaterThan(1);
      for (const list of await modal.dialog.getByRole('grid').all()) {
        expect(await list.getByRole('row').count()).toBeLessThanOrEqual(5);
      }
      await expect(modal.hits.locator('mark').first()).toHaveText(/fillet/i);
      const icons = new Set(
        await modal.hits
          .locator(`svg:not(${treeMarker}) path`)
          .evaluateAll((paths) => paths.map((path) => path.getAttribute('d'))),
      );
      expect(icons.size).toBeGreaterThan(1);
    });

    // Requirements 2.58, 7.6.
    test('links to /search with the same number of results', nightly, async ({ page, modal }) => {
      await page.goto(smallPage);
      await modal.open();
      await modal.search('fillet edges');
      const count = /\d+/.exec((await modal.seeAll.textContent()) ?? '')?.[0];
      await expect(modal.status).toHaveText(`${count} results`);
      await modal.seeAll.click();
      await expect(page).toHaveURL(/\/search\?q=fillet(%20|\+)edges$/);
      await expect(modal.dialog).toBeHidden();
      await expect(page.getByText(`${count} documents found`, { exact: true })).toBeVisible();
    });

    // Requirements 2.59, 2.60, 4.22, 8.3.
    test('says "No results for" the query, and suggests at most three others', async ({
      page,
      modal,
    }) => {
      await page.goto(smallPage);
      await modal.open();
      await modal.search('draw');
      await modal.input.fill(nothingFound);
      await expect(modal.status).toHaveText(`No results for "${nothingFound}"`);
      await expect(modal.dialog.getByText('Try searching for')).toBeVisible();
      expect(await modal.suggestions.count()).toBeGreaterThan(0);
      expect(await modal.suggestions.count()).toBeLessThanOrEqual(3);
      await expect(modal.dialog.getByText('Let us know.')).toHaveCount(0);
      const first = (await modal.suggestions.first().textContent()) ?? '';
      await modal.suggestions.first().click();
      await expect(modal.input).toHaveValue(`${first.toLowerCase()} `);
    });
  });
}

for (const variant of searchVariants) {
  const { mode, width } = variant;
  test.describe(`the search dialog and its backend, ${mode} mode, ${width} px`, nightly, () => {
    test.use({ variant });

    // Requirements 2.51, 2.53, 5.1, 9.11.
    test('has a placeholder, a clear button and a credit to the backend', async ({
      page,
      modal,
    }) => {
      await page.goto(smallPage);
      await modal.open();
      await expect(modal.input).toHaveAttribute('placeholder', 'Search docs');
      await expect(modal.input).toHaveAttribute('maxlength', '64');
      // These attributes belong on a button or combobox, not on a dialog.
      for (const name of ['aria-expanded', 'aria-haspopup', 'aria-controls', 'tabindex']) {
        await expect(modal.dialog).not.toHaveAttribute(name);
      }
      await expect(modal.dialog.locator('.DocSearch-Logo')).toHaveText(
        mode === 'embedded' ? 'Search by MiniSearch, in your browser' : 'Search by localhost',
      );
      await modal.search('fillet');
      await modal.dialog.getByRole('button', { name: 'Clear the query' }).click();
      await expect(modal.input).toHaveValue('');
      await expect(modal.hits).toHaveCount(0);
      await expect(modal.dialog.getByText('No recent searches', { exact: true })).toBeVisible();
    });

    // Requirements 2.62, 4.19, 4.21, 8.1, 13.9.
    test('reports that results cannot be fetched, and shows them once they can', async ({
      page,
      modal,
      service,
    }) => {
      await service.goDown();
      await page.goto(smallPage);
      await modal.open();
      await modal.input.fill('fillet');
      await expect(modal.status).toHaveText('Unable to fetch results');
      await expect(
        modal.dialog.getByText('You might want to check your network connection.', {
          exact: true,
        }),
      ).toBeVisible();
      await expect(modal.dialog).toHaveClass(/DocSearch-Container--Errored/);

      service.recover();
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(modal.hits.first()).toBeVisible();
      await expect(modal.dialog).not.toHaveClass(/DocSearch-Container--Errored/);
      await page.keyboard.press('Enter');
      await expect(modal.dialog).toBeHidden();
      await expect(page).not.toHaveURL(/DEG2RAD$/);
    });

    // Requirement 7.1.
    test('sends requests to this site only', async ({ page, modal }) => {
      const origins = new Set<string>();
      page.on('request', (request) => origins.add(new URL(request.url()).origin));
      await page.goto(smallPage);
      await modal.choose('fillet');
      expect([...origins]).toEqual([new URL(page.url()).origin]);
    });
  });
}

for (const variant of searchVariants) {
  const { mode, width } = variant;
  test.describe(
    `the search dialog over a scrolled page, ${mode} mode, ${width} px`,
    nightly,
    () => {
      test.use({ variant });

      // Requirements 2.63, 2.64.
      test('locks the scroll position of the page until it closes', async ({ page, modal }) => {
        await page.goto('/docs/api/');
        await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
        // Opens the dialog with the keyboard, because Playwright scrolls the page before a click.
        await page.keyboard.press('Control+k');
        await expect(modal.input).toBeInViewport();
        await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
        await page.keyboard.press('Escape');
        await expect(modal.dialog).toBeHidden();
        await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
        expect(await page.evaluate(() => window.scrollY)).toBe(500);
      });
    },
  );
}

for (const variant of searchVariants) {
  const { mode, width } = variant;
  test.describe(`the search dialog checked by axe, ${mode} mode, ${width} px`, () => {
    test.use({ variant });

    // Requirement 11.10.
    test('has no accessibility violations with and without results', async ({ page, modal }) => {
      await page.goto(smallPage);
      await modal.open();
      await modal.search('fillet');
      await expectAccessible(page);
      await modal.input.fill(nothingFound);
      await expect(modal.status).toContainText('No results');
      await expectAccessible(page);
    });

    // Requirement 11.10.
    test(
      'has no accessibility violations on its start screen',
      nightly,
      async ({ page, modal }) => {
        await page.goto(smallPage);
        await modal.open();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await modal.choose('RAD2DEG');
        await modal.open();
        await expect(modal.hits.first()).toBeVisible();
        await expectAccessible(page);
      },
    );

    // Requirement 11.10.
    test(
      'has no accessibility violations when it fails',
      nightly,
      async ({ page, modal, service }) => {
        await service.goDown();
        await page.goto(smallPage);
        await modal.open();
        await modal.input.fill('fillet');
        await expect(modal.error).toBeVisible();
        await expectAccessible(page);
      },
    );
  });
}

/** Checks the whole page against all rules, because an open dialog must not make the rest inaccessible. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page, 'html', allRules)).toEqual([]);
}
