import { expectNewTab } from '../../support/expectNewTab';
import { SearchModal, SearchService } from '../../support/search';
import { searchVariants, test } from '../../support/searchTest';
import { expect } from '../../support/test';
import { onlyInFullRun } from '../../support/fullRun';

const nothingFound = 'qqqqqq';

/** A small page with little content behind the dialog. */
const smallPage = '/docs/api/variables/DEG2RAD';

for (const variant of searchVariants) {
  const { mode, width } = variant;
  test.describe(`a chosen search result, ${mode} mode, ${width} px`, () => {
    test.use({ variant });

    // Requirements 2.54, 3.16, 3.21, 4.29, 4.32, 4.33.
    test('becomes a recent search without highlights, and can be saved as a favorite and removed', async ({
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
    test(
      'can be removed from the recent searches',
      onlyInFullRun('The test above removes a favourite from the same list.'),
      async ({ page, modal }) => {
        await page.goto(smallPage);
        await modal.choose('makeBaseBox');
        await modal.open();
        await modal.dialog.getByRole('button', { name: 'Remove this search from history' }).click();
        await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
        expect(await modal.saved('RECENT')).toHaveLength(0);
      },
    );
  });

  test.describe(`the search dialog with non-default settings, ${mode} mode, ${width} px`, () => {
    test.use({ variant });

    // Requirement 4.30.
    test(
      'saves no searches if personalization is off',
      onlyInFullRun('The site does not use this setting.'),
      async ({ page }) => {
        await new SearchService().serve(page, { mode, keepsSearches: false });
        const modal = new SearchModal(page);
        await page.goto(smallPage);
        await modal.choose('makeBaseBox');
        expect(await modal.saved('RECENT')).toEqual([]);
        await modal.open();
        await expect(modal.dialog.getByText('No recent searches')).toHaveCount(0);
      },
    );

    // Requirements 2.61, 8.3.
    test(
      'opens the form for missing results in a new tab',
      onlyInFullRun('Runs nightly: the link seldom changes.'),
      async ({ page }) => {
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
      },
    );
  });
}
