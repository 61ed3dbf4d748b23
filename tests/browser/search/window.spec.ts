import type { Page } from '@playwright/test';
import { delayRequests } from '../../support/delayRequests';
import { SearchModal, SearchService, localSearchModes } from '../../support/search';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';

test.describe('the search dialog for assistive technology', () => {
  let modal: SearchModal;

  test.beforeEach(async ({ page }) => {
    modal = new SearchModal(page);
    await page.goto('/docs/intro');
    await modal.open();
  });

  test('adds no landmarks to the page', async () => {
    for (const role of ['banner', 'contentinfo', 'navigation', 'main'] as const) {
      await expect(modal.dialog.getByRole(role)).toHaveCount(0);
    }
  });

  // Requirement 5.4.
  test('has an input without autocomplete and spell checking', async () => {
    for (const name of ['autocomplete', 'autocorrect', 'autocapitalize']) {
      await expect(modal.input).toHaveAttribute(name, 'off');
    }
    await expect(modal.input).toHaveAttribute('spellcheck', 'false');
  });

  test('has an input whose aria-controls names only lists that exist', async () => {
    /** Returns, for each list in `aria-controls`, whether it exists. */
    const controlled = () =>
      modal.input.evaluate((input) => {
        const ids = (input.getAttribute('aria-controls') ?? '').split(' ').filter(Boolean);
        return ids.map((id) => document.getElementById(id) !== null);
      });
    await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
    expect(await controlled()).toEqual([]);
    await modal.search('fillet');
    const groups = await modal.groups.count();
    expect(groups).toBeGreaterThan(1);
    await expect.poll(controlled).toEqual(Array.from({ length: groups }, () => true));
    await modal.hits.first().click();
    await modal.open();
    await expect(modal.groups).toHaveText(['Recent']);
    await expect.poll(controlled).toEqual([true]);
  });
});

// Requirement 13.15.
test('the search input keeps focus and text when a slow page appears behind the dialog', async ({
  page,
}) => {
  const modal = new SearchModal(page);
  const shell = new Shell(page);
  await shell.open('/');
  // Loads the dialog's code before the scripts of the next page are delayed.
  await modal.open();
  await page.keyboard.press('Escape');
  let letArrive = (): void => undefined;
  const mayArrive = new Promise<void>((resolve) => (letArrive = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    if (route.request().resourceType() === 'script') await mayArrive;
    await route.continue();
  });
  await shell.navbar.getByRole('link', { name: 'Documentation' }).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('fil');
  await expect(modal.input).toHaveValue('fil');
  await expect(shell.progressBar).toHaveCount(1);
  letArrive();
  await expect(page.locator('h1')).toHaveText('Introduction');
  await expect(modal.input).toBeFocused();
  await page.keyboard.type('let');
  await expect(modal.input).toHaveValue('fillet');
});

for (const mode of localSearchModes) {
  test(`failing searches show the error screen without uncaught errors, ${mode} mode`, async ({
    page,
    complaints,
  }) => {
    const service = new SearchService();
    await service.serve(page, { mode });
    await service.goDown();
    const modal = new SearchModal(page);
    await page.goto('/docs/intro');
    await modal.open();
    for (const query of ['fillet', 'chamfer']) {
      await modal.input.fill(query);
      await expect(modal.error).toBeVisible();
    }
    expect(complaints.filter((complaint) => complaint.startsWith('thrown'))).toEqual([]);
  });
}

test.describe('search snippets', () => {
  const titles = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
    (level) => `hierarchy.${level}`,
  );

  // Uses the same page for all widths, because the dialog measures the window each time it opens. Requirements 2.65,
  // 7.4, 9.5, 9.6.
  test('have 5 words on screens of up to 768 px, and 10 on wider ones', async ({ page }) => {
    const service = new SearchService();
    await service.serve(page, { mode: 'http' });
    const modal = new SearchModal(page);
    await page.goto('/docs/intro');
    for (const { width, query, words } of [
      { width: 768, query: 'fillet', words: 5 },
      { width: 769, query: 'chamfer', words: 10 },
      { width: 390, query: 'extrude', words: 5 },
    ]) {
      await page.setViewportSize({ width, height: 844 });
      await modal.open();
      await modal.search(query);
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toBeHidden();
      const { requests } = JSON.parse(service.bodies.at(-1) ?? '') as { requests: object[] };
      expect(requests, `${width} px`).toEqual([
        expect.objectContaining({
          query,
          hitsPerPage: 20,
          attributesToSnippet: [...titles, 'content'].map((name) => `${name}:${words}`),
        }),
      ]);
    }
  });
});

// Requirements 4.20, 9.13.
test('the search dialog looks stalled 300 ms after a query, but not sooner', async ({ page }) => {
  await new SearchService().serve(page, { mode: 'http' });
  const answer = await delayRequests(page, '**/1/indexes/**');
  await page.clock.install();
  const modal = new SearchModal(page);
  await page.goto('/docs/intro');
  await modal.open();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await modal.input.fill('fillet');
  const stalled = /DocSearch-Container--Stalled/;
  await page.clock.runFor(299);
  await untilRendered(page);
  await expect(modal.dialog).not.toHaveClass(stalled);
  await page.clock.runFor(1);
  await expect(modal.dialog).toHaveClass(stalled);
  answer();
  await page.clock.resume();
  await expect(modal.hits.first()).toBeVisible();
  await expect(modal.dialog).not.toHaveClass(stalled);
});

/**
 * Waits until React has rendered. React schedules rendering with a message event, and this function posts a later
 * message.
 */
async function untilRendered(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    await new Promise((heard) => {
      port1.onmessage = heard;
      port2.postMessage(null);
    });
  });
}
