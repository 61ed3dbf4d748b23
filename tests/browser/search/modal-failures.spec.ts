import { SearchModal, SearchService } from '../../support/search';
import { onlyInFullRun } from '../../support/fullRun';
import { expect, test } from '../../support/test';

/** A small page with little content behind the dialog. */
const smallPage = '/docs/api/variables/DEG2RAD';

// Requirement 13.9.
test('search works offline once the index is loaded', async ({ page }) => {
  const modal = new SearchModal(page);
  await page.goto(smallPage);
  await modal.open();
  await modal.search('fillet');
  await page.context().setOffline(true);
  await modal.search('chamfer');
  await expect(modal.hits.locator('mark').first()).toHaveText(/chamfer/i);
  await modal.input.fill('polar array');
  await expect(modal.hits.first()).toContainText(/polar/i);
  await expect(modal.error).toBeHidden();
});

// Requirement 13.9.
test(
  'search shows an error while offline without an index, and recovers online',
  onlyInFullRun('embeddedRequester.test.ts retries an index that did not load.'),
  async ({ page }) => {
    const service = new SearchService();
    await service.serve(page, { mode: 'embedded' });
    await service.goDown();
    const modal = new SearchModal(page);
    await page.goto(smallPage);
    await modal.open();
    await page.context().setOffline(true);
    await modal.input.fill('fillet');
    await expect(modal.error).toBeVisible();
    service.recover();
    // Chromium fires the `online` event in the page.
    await page.context().setOffline(false);
    // Chromium may fire the event in the worker later. The search then retries after 2 s.
    await expect(modal.hits.first()).toBeVisible();
    await expect(modal.error).toBeHidden();
  },
);

// Requirement 8.22.
test(
  'a search result opens even if storage is full',
  onlyInFullRun('Runs nightly: full storage is rare.'),
  async ({ page, complaints }) => {
    await page.addInitScript((prefix) => {
      Storage.prototype.setItem = (key: string) => {
        if (key.startsWith(prefix)) throw new DOMException('full', 'QuotaExceededError');
      };
    }, '__DOCSEARCH_');
    const modal = new SearchModal(page);
    await page.goto(smallPage);
    await modal.choose('makeBaseBox');
    await expect(page).toHaveURL(/\/docs\/api\/functions\/makeBaseBox$/);
    expect(complaints.join('\n')).toContain('Search entries could not be saved.');
    expect(complaints.filter((complaint) => complaint.startsWith('thrown'))).toEqual([]);
  },
);
