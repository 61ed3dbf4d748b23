import type { Page } from '@playwright/test';
import { expectNewTab } from '../../support/expectNewTab';
import { SearchModal, SearchService, treeMarker } from '../../support/search';
import { expect, test } from '../../support/test';

/** Start of each icon's path data. */
const icons = { page: 'M17 6v12', heading: 'M13 13h4', text: 'M17 5H3h14' };

/** Answers every query with a page, a heading on it, and a paragraph below the heading. */
async function serveOnePage(page: Page): Promise<void> {
  await new SearchService().serve(page, { mode: 'http' });
  const hits = [hit('lvl1', {}), hit('lvl3', { lvl2: 'Names', lvl3: 'Offset' }), text()];
  const content = JSON.stringify({ results: [{ hits, nbHits: hits.length }] });
  await page.route('**/1/indexes/**', (route) =>
    route.fulfill({ body: content, contentType: 'application/json' }),
  );
}

function hit(
  type: string,
  titles: Readonly<Record<string, string>>,
  content: string | null = null,
) {
  const levels: Record<string, string> = { lvl0: 'Guides', lvl1: 'Planes', ...titles };
  const values = Object.entries(levels).map(([level, value]) => [level, marked(value)]);
  const hierarchy = Object.fromEntries(values) as Record<string, unknown>;
  return {
    objectID: `${type}-${content}`,
    url: `https://example.test/docs/intro#${type}`,
    ...{ type, content, hierarchy: levels },
    _highlightResult: { hierarchy, ...(content !== null && { content: marked(content) }) },
    _snippetResult: { hierarchy, ...(content !== null && { content: marked(content) }) },
  };
}

function text() {
  return hit('content', { lvl2: 'Names' }, 'A plane moved along its normal.');
}

function marked(value: string) {
  return { value, matchLevel: 'none', matchedWords: [] };
}

test.describe('a search hit', () => {
  let modal: SearchModal;

  test.beforeEach(async ({ page }) => {
    modal = new SearchModal(page);
    await serveOnePage(page);
    await page.goto('/docs/recipes/fuse-all');
    await modal.open();
    await modal.search('plane');
    await expect(modal.hits).toHaveCount(3);
  });

  // Requirements 2.56, 3.15.
  test('has a title, the path to it, and an icon for page, heading or text', async () => {
    for (const [place, { title, path, icon }] of [
      { title: 'Planes', path: [], icon: icons.page },
      { title: 'Offset', path: ['Planes'], icon: icons.heading },
      { title: 'A plane moved along its normal.', path: ['Planes'], icon: icons.text },
    ].entries()) {
      const row = modal.hits.nth(place);
      await expect(row.locator('.DocSearch-Hit-title')).toHaveText(title);
      await expect(row.locator('.DocSearch-Hit-path')).toHaveText(path);
      await expect(row.locator(`path[d^="${icon}"]`)).toHaveCount(1);
    }
  });

  // Requirement 2.55.
  test('is in a group with the name of its top-level section', async () => {
    await expect(modal.groups).toHaveText(['Guides']);
    await expect(modal.dialog.getByRole('grid', { name: 'Guides' }).getByRole('row')).toHaveCount(
      3,
    );
  });

  // Requirement 2.57.
  test('has a tree marker below the hit of its page', async () => {
    await expect(modal.hits.nth(0).locator(treeMarker)).toHaveCount(0);
    await expect(modal.hits.nth(1).locator(treeMarker)).toBeVisible();
    await expect(modal.hits.nth(2).locator(treeMarker)).toBeVisible();
  });

  // Requirements 4.26, 4.31.
  test('opens in a new window on Shift+Enter, but not on Alt+Enter', async ({ page }) => {
    await page.keyboard.press('Alt+Enter');
    await page.keyboard.press('Shift+Enter');
    await expectNewTab(page, /\/docs\/intro#lvl1$/);
    await expect(page).toHaveURL(/\/docs\/recipes\/fuse-all$/);
    await expect(modal.dialog).toBeVisible();
  });

  // Requirement 4.31.
  test('opens in a new tab with the middle button, and the dialog stays open', async ({ page }) => {
    await modal.hits.nth(1).click({ button: 'middle' });
    await expectNewTab(page, /\/docs\/intro#lvl3$/);
    await expect(page).toHaveURL(/\/docs\/recipes\/fuse-all$/);
    await expect(modal.dialog).toBeVisible();
  });

  // Requirement 4.31.
  test('opens in a new tab on Ctrl+click, and the dialog stays open', async ({ page }) => {
    await modal.hits.nth(1).click({ modifiers: ['Control'] });
    await expectNewTab(page, /\/docs\/intro#lvl3$/);
    await expect(modal.dialog).toBeVisible();
  });
});

// Requirements 2.60, 9.10.
test('the search dialog suggests three sections of earlier results if it finds nothing', async ({
  page,
}) => {
  await new SearchService().serve(page, { mode: 'http' });
  const sections = ['Guides', 'Examples', 'Recipes', 'Classes', 'Functions'];
  const hits = sections.map((lvl0) => ({
    ...hit('lvl1', { lvl0, lvl1: `Page of ${lvl0}` }, lvl0),
    url: `https://example.test/docs/${lvl0}`,
  }));
  await page.route('**/1/indexes/**', (route) => {
    const isFound = route.request().postData()?.includes('"plane"') === true;
    const found = isFound ? hits : [];
    const content = JSON.stringify({ results: [{ hits: found, nbHits: found.length }] });
    return route.fulfill({ body: content, contentType: 'application/json' });
  });
  const modal = new SearchModal(page);
  await page.goto('/docs/intro');
  await modal.open();
  await modal.search('plane');
  await expect(modal.groups).toHaveText(sections);
  await modal.input.fill('nothing');
  await expect(modal.dialog.getByText('Try searching for')).toBeVisible();
  await expect(modal.suggestions).toHaveText(sections.slice(0, 3));
  // Without hits, Enter opens nothing.
  await page.keyboard.press('Enter');
  await expect(modal.dialog).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/intro$/);
});
