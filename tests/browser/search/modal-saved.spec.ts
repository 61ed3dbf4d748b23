import { expectNewTab } from '../../support/expectNewTab';
import { SearchModal, SearchService, savedKey } from '../../support/search';
import { searchVariants, test } from '../../support/searchTest';
import { expect } from '../../support/test';

const nothingFound = 'qqqqqq';

/** A page with little to load and little below the window. */
const smallPage = '/docs/api/variables/DEG2RAD';

for (const variant of searchVariants()) {
  const { mode, width } = variant;
  test.describe(`what readers chose, ${mode} mode, ${width} px`, () => {
    test.use({ variant });

    // Requirements 2.54, 3.16, 3.21, 4.29, 4.32, 4.33.
    test('is among the recent searches, without highlights, and can be saved and removed', async ({
      page,
      modal,
    }) => {
      await page.goto(smallPage);
      await modal.choose('makeBaseBox');
      const recent = await modal.saved('RECENT');
      expect(recent).toHaveLength(1);
      expect(Object.keys(recent[0] ?? {})).not.toContain('_highlightResult');
      expect(Object.keys(recent[0] ?? {})).not.toContain('_snippetResult');

      await modal.open();
      await expect(modal.groups).toHaveText(['Recent']);
      await modal.dialog.getByRole('button', { name: 'Save this search' }).click();
      await expect(modal.groups).toHaveText(['Favorite']);
      expect(await modal.saved('RECENT')).toHaveLength(0);
      expect(await modal.saved('FAVORITE')).toHaveLength(1);
      await modal.dialog.getByRole('button', { name: 'Remove this search from favorites' }).click();
      await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
      expect(await modal.saved('FAVORITE')).toHaveLength(0);
    });

    // Requirement 4.32.
    test('can be removed from the history', async ({ page, modal }) => {
      await page.goto(smallPage);
      await modal.choose('makeBaseBox');
      await modal.open();
      await modal.dialog.getByRole('button', { name: 'Remove this search from history' }).click();
      await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
      expect(await modal.saved('RECENT')).toHaveLength(0);
    });

    // Requirement 4.29.
    test('a text hit is remembered by its page', async ({ page, modal }) => {
      await page.goto(smallPage);
      await modal.open();
      await modal.search('fillet');
      const texts = modal.dialog.locator('.DocSearch-Hit', {
        has: page.locator('.DocSearch-Hit-icon path[d^="M17 5H3"]'),
      });
      await texts.first().click();
      await expect(modal.dialog).toBeHidden();
      expect((await modal.saved('RECENT')).map(({ type }) => type)).toEqual(['lvl1']);
    });

    // Requirements 9.8, 9.9.
    test('is kept 7 times without favorites and 4 times with one; favorites 10 times', async ({
      page,
      modal,
    }) => {
      const entry = (name: string) => ({
        objectID: name,
        url: `/docs/intro#${name}`,
        type: 'lvl1',
        content: null,
        hierarchy: { lvl0: 'Guides', lvl1: name },
      });
      const entries = Array.from({ length: 12 }, (_, at) => entry(`entry-${at}`));
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        savedKey('RECENT'),
        JSON.stringify(entries),
      ] as const);
      await page.goto(smallPage);
      await modal.open();
      await expect(modal.hits).toHaveCount(7);

      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        savedKey('FAVORITE'),
        JSON.stringify(entries),
      ] as const);
      await page.goto(smallPage);
      await modal.open();
      await expect(modal.groups).toHaveText(['Recent', 'Favorite']);
      await expect(modal.dialog.getByRole('grid').first().getByRole('row')).toHaveCount(4);
      await expect(modal.dialog.getByRole('grid').last().getByRole('row')).toHaveCount(10);
    });

    for (const broken of ['{', '{"a":1}', '[{"objectID":"x"}]']) {
      // Requirement 8.22.
      test(`that is stored as ${broken} acts as empty and is replaced`, async ({ page, modal }) => {
        await page.goto(smallPage);
        await page.evaluate(
          ([keys, value]) => keys.forEach((key) => localStorage.setItem(key, value)),
          [[savedKey('RECENT'), savedKey('FAVORITE')], broken] as const,
        );
        await page.goto(smallPage);
        await modal.open();
        await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
        expect(await modal.saved('RECENT')).toEqual([]);
        expect(await modal.saved('FAVORITE')).toEqual([]);
        await page.keyboard.press('Escape');
        await modal.choose('makeBaseBox');
        expect(await modal.saved('RECENT')).toHaveLength(1);
      });
    }
  });

  test.describe(`the search modal as configured, ${mode} mode, ${width} px`, () => {
    test.use({ variant });

    // Requirement 4.30.
    test('saves nothing when personalization is off', async ({ page }) => {
      await new SearchService().serve(page, { mode, keepsSearches: false });
      const modal = new SearchModal(page);
      await page.goto(smallPage);
      await modal.choose('makeBaseBox');
      expect(await modal.saved('RECENT')).toEqual([]);
      await modal.open();
      await expect(modal.dialog.getByText('No recent searches')).toHaveCount(0);
    });

    // Requirements 2.61, 8.3.
    test('takes reports of missing results in a new tab', async ({ page }) => {
      await new SearchService().serve(page, {
        mode,
        missingResultsUrl: '/docs/other-ressources?missing={query}',
      });
      const modal = new SearchModal(page);
      await page.goto(smallPage);
      await modal.open();
      await modal.input.fill(nothingFound);
      await expect(
        modal.dialog.getByText('Believe this query should return results?'),
      ).toBeVisible();
      await modal.dialog.getByRole('link', { name: 'Let us know.' }).click();
      await expectNewTab(page, new RegExp(`other-ressources\\?missing=${nothingFound}`));
    });
  });
}
