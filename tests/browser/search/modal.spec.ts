import type { Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import {
  SearchModal,
  SearchService,
  chooseColors,
  modes,
  savedKey,
  widths,
} from '../../support/search';
import { Shell } from '../../support/shell';
import { expect, test } from '../../support/test';

const nothingFound = 'qqqqqq';
/** The less there is below the window, the sooner axe has seen it all. */
const smallPage = '/docs/api/variables/DEG2RAD';

for (const mode of modes) {
  for (const width of widths) {
    test.describe(`the search modal, ${mode} mode, ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } });
      let service: SearchService;
      let modal: SearchModal;

      test.beforeEach(async ({ page }) => {
        service = new SearchService();
        await service.serve(page, { mode });
        await chooseColors(page, mode);
        modal = new SearchModal(page);
      });

      test('is a dialog with a placeholder, a clear button, and a credit to who serves', async ({
        page,
      }) => {
        await page.goto('/docs/intro');
        await modal.open();
        await expect(modal.input).toHaveAttribute('placeholder', 'Search docs');
        await expect(modal.input).toHaveAttribute('maxlength', '64');
        // What a button or a combobox says of itself, and a dialog does not.
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

      test('shows "No recent searches" to who has none', async ({ page }) => {
        await page.goto('/docs/intro');
        await modal.open();
        await expect(modal.dialog.getByText('No recent searches', { exact: true })).toBeVisible();
      });

      test('groups results by section, five at most, with marked words and icons by type', async ({
        page,
      }) => {
        await page.goto('/docs/intro');
        await modal.open();
        await modal.search('fillet');
        expect(await modal.groups.count()).toBeGreaterThan(1);
        for (const list of await modal.dialog.getByRole('grid').all()) {
          expect(await list.getByRole('row').count()).toBeLessThanOrEqual(5);
        }
        await expect(modal.hits.locator('mark').first()).toHaveText(/fillet/i);
        const icons = new Set(
          await modal.hits
            .locator('.DocSearch-Hit-icon path')
            .evaluateAll((paths) => paths.map((path) => path.getAttribute('d'))),
        );
        expect(icons.size).toBeGreaterThan(1);
      });

      test('leads to /search with as many results', async ({ page }) => {
        await page.goto('/docs/intro');
        await modal.open();
        await modal.search('fillet edges');
        const count = /\d+/.exec((await modal.seeAll.textContent()) ?? '')?.[0];
        await modal.seeAll.click();
        await expect(page).toHaveURL(/\/search\?q=fillet(%20|\+)edges$/);
        await expect(modal.dialog).toBeHidden();
        await expect(page.getByText(`${count} documents found`, { exact: true })).toBeVisible();
      });

      test('says "No results for" the query, and offers at most three others', async ({ page }) => {
        await page.goto('/docs/intro');
        await modal.open();
        await modal.search('draw');
        await modal.input.fill(nothingFound);
        await expect(modal.dialog.locator('.DocSearch-NoResults .DocSearch-Title')).toHaveText(
          `No results for "${nothingFound}"`,
        );
        await expect(modal.dialog.getByText('Try searching for')).toBeVisible();
        const suggestions = modal.dialog.locator('.DocSearch-Prefill');
        expect(await suggestions.count()).toBeGreaterThan(0);
        expect(await suggestions.count()).toBeLessThanOrEqual(3);
        await expect(modal.dialog.getByText('Let us know.')).toHaveCount(0);
        const first = (await suggestions.first().textContent()) ?? '';
        await suggestions.first().click();
        await expect(modal.input).toHaveValue(`${first.toLowerCase()} `);
      });

      test('says that results cannot be fetched, and shows them when they can', async ({
        page,
      }) => {
        service.goDown();
        await page.goto('/docs/intro');
        await modal.open();
        await modal.input.fill('fillet');
        await expect(modal.error).toBeVisible();
        await expect(
          modal.dialog.getByText('You might want to check your network connection.', {
            exact: true,
          }),
        ).toBeVisible();
        await expect(modal.dialog).toHaveClass(/DocSearch-Container--Errored/);

        service.comeBack();
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
        await expect(modal.hits.first()).toBeVisible();
        await expect(modal.dialog).not.toHaveClass(/DocSearch-Container--Errored/);
        await page.keyboard.press('Enter');
        await expect(modal.dialog).toBeHidden();
        await expect(page).not.toHaveURL(/\/docs\/intro$/);
      });

      test('gets the stalled style after 300 ms without an answer, then results', async ({
        page,
      }) => {
        // Later than the style, and well before the client gives up (2 s).
        service.slowDown(800);
        await page.goto('/docs/intro');
        await modal.open();
        // Noted as it happens: a look now and then may come too late on a busy machine.
        await modal.dialog.evaluate((dialog) => {
          new MutationObserver(() => {
            if (dialog.classList.contains('DocSearch-Container--Stalled')) {
              dialog.setAttribute('data-was-stalled', '');
            }
          }).observe(dialog, { attributeFilter: ['class'] });
        });
        await modal.input.fill('fillet');
        await expect(modal.dialog).toHaveAttribute('data-was-stalled');
        await expect(modal.hits.first()).toBeVisible();
        await expect(modal.dialog).not.toHaveClass(/DocSearch-Container--Stalled/);
      });

      test('keeps the page below where it is, and gives its scrolling back', async ({ page }) => {
        await page.goto('/docs/api/');
        await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
        // Not by the button: the test's own click would scroll.
        await page.keyboard.press('Control+k');
        await expect(modal.input).toBeInViewport();
        await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
        await page.keyboard.press('Escape');
        await expect(modal.dialog).toBeHidden();
        await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
        expect(await page.evaluate(() => window.scrollY)).toBe(500);
      });

      test(`cuts snippets to ${width <= 768 ? 5 : 10} words`, async ({ page }) => {
        await page.goto('/docs/intro');
        await modal.open();
        await modal.search('the edges of a shape that are selected');
        const limit = width <= 768 ? 5 : 10;
        const lengths = (await modal.dialog.locator('.DocSearch-Hit-title').allTextContents()).map(
          (text) => text.trim().split(/\s+/).length,
        );
        expect(Math.max(...lengths)).toBeLessThanOrEqual(limit);
        expect(Math.max(...lengths)).toBeGreaterThan(limit - 3);
      });

      test('has no accessibility violations with results and without', async ({ page }) => {
        await page.goto(smallPage);
        await modal.open();
        await modal.search('fillet');
        await expectAccessible(page);
        await modal.input.fill(nothingFound);
        await modal.dialog.locator('.DocSearch-NoResults').waitFor();
        await expectAccessible(page);
      });

      test('has no accessibility violations on its start screen', async ({ page }) => {
        await page.goto(smallPage);
        await modal.open();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await modal.choose('RAD2DEG');
        await modal.open();
        await expect(modal.hits.first()).toBeVisible();
        await expectAccessible(page);
      });

      test('has no accessibility violations when it fails', async ({ page }) => {
        service.goDown();
        await page.goto(smallPage);
        await modal.open();
        await modal.input.fill('fillet');
        await expect(modal.error).toBeVisible();
        await expectAccessible(page);
      });

      test('asks nobody but this site', async ({ page }) => {
        const origins = new Set<string>();
        page.on('request', (request) => origins.add(new URL(request.url()).origin));
        await page.goto('/docs/intro');
        await modal.choose('fillet');
        expect([...origins]).toEqual([new URL(page.url()).origin]);
      });
    });
  }

  test.describe(`what readers chose, ${mode} mode`, () => {
    let modal: SearchModal;

    test.beforeEach(async ({ page }) => {
      await new SearchService().serve(page, { mode });
      modal = new SearchModal(page);
    });

    test('is among the recent searches, without highlights, and can be saved and removed', async ({
      page,
    }) => {
      await page.goto('/docs/intro');
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

    test('can be removed from the history', async ({ page }) => {
      await page.goto('/docs/intro');
      await modal.choose('makeBaseBox');
      await modal.open();
      await modal.dialog.getByRole('button', { name: 'Remove this search from history' }).click();
      await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
      expect(await modal.saved('RECENT')).toHaveLength(0);
    });

    test('a text hit is remembered by its page', async ({ page }) => {
      await page.goto('/docs/intro');
      await modal.open();
      await modal.search('fillet');
      const texts = modal.dialog.locator('.DocSearch-Hit', {
        has: page.locator('.DocSearch-Hit-icon path[d^="M17 5H3"]'),
      });
      await texts.first().click();
      await expect(modal.dialog).toBeHidden();
      expect((await modal.saved('RECENT')).map(({ type }) => type)).toEqual(['lvl1']);
    });

    test('is kept 7 times without favorites and 4 times with one; favorites 10 times', async ({
      page,
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
      await page.goto('/docs/intro');
      await modal.open();
      await expect(modal.hits).toHaveCount(7);

      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        savedKey('FAVORITE'),
        JSON.stringify(entries),
      ] as const);
      await page.goto('/docs/intro');
      await modal.open();
      await expect(modal.groups).toHaveText(['Recent', 'Favorite']);
      await expect(modal.dialog.getByRole('grid').first().getByRole('row')).toHaveCount(4);
      await expect(modal.dialog.getByRole('grid').last().getByRole('row')).toHaveCount(10);
    });

    for (const broken of ['{', '{"a":1}', '[{"objectID":"x"}]']) {
      test(`that is stored as ${broken} acts as empty and is replaced`, async ({ page }) => {
        await page.goto('/docs/intro');
        await page.evaluate(
          ([keys, value]) => keys.forEach((key) => localStorage.setItem(key, value)),
          [[savedKey('RECENT'), savedKey('FAVORITE')], broken] as const,
        );
        await page.goto('/docs/intro');
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

  test.describe(`the search modal as configured, ${mode} mode`, () => {
    test('saves nothing when personalization is off', async ({ page }) => {
      await new SearchService().serve(page, { mode, keepsSearches: false });
      const modal = new SearchModal(page);
      await page.goto('/docs/intro');
      await modal.choose('makeBaseBox');
      expect(await modal.saved('RECENT')).toEqual([]);
      await modal.open();
      await expect(modal.dialog.getByText('No recent searches')).toHaveCount(0);
    });

    test('takes reports of missing results in a new tab', async ({ page }) => {
      await new SearchService().serve(page, {
        mode,
        missingResultsUrl: '/docs/other-ressources?missing={query}',
      });
      const modal = new SearchModal(page);
      await page.goto('/docs/intro');
      await modal.open();
      await modal.input.fill(nothingFound);
      await expect(
        modal.dialog.getByText('Believe this query should return results?'),
      ).toBeVisible();
      const opened = page.context().waitForEvent('page');
      await modal.dialog.getByRole('link', { name: 'Let us know.' }).click();
      await expect(await opened).toHaveURL(
        new RegExp(`other-ressources\\?missing=${nothingFound}`),
      );
    });
  });
}

test.describe('the search modal and the keyboard', () => {
  let modal: SearchModal;

  test.beforeEach(async ({ page }) => {
    modal = new SearchModal(page);
    await page.goto('/docs/intro');
  });

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`opens with ${key}`, async ({ page }) => {
      await page.keyboard.press(key);
      await expect(modal.input).toBeFocused();
      await expect(modal.input).toHaveValue('');
    });
  }

  test('does not open with / in a text field', async ({ page }) => {
    await page.goto('/search');
    await new Shell(page).start();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('searchbox').press('/');
    await expect(page.getByRole('searchbox')).toHaveValue('/');
    await expect(modal.dialog).toHaveCount(0);
  });

  for (const field of ['textarea', 'select', 'div contenteditable']) {
    test(`does not open with / in a ${field}`, async ({ page }) => {
      await page.evaluate((tag) => {
        const style = 'position: fixed; inset: 200px; z-index: 9';
        document.body.insertAdjacentHTML('beforeend', `<${tag} id="field" style="${style}">`);
      }, field);
      await new Shell(page).start();
      await page.locator('#field').focus();
      await page.keyboard.press('/');
      await expect(modal.dialog).toHaveCount(0);
      // Nor is it left for later: the key is heard once more, where it is typed into nothing.
      await page.locator('#field').evaluate((element) => element.remove());
      await page.keyboard.press('/');
      await expect(modal.input).toBeFocused();
      await expect(modal.input).toHaveValue('');
    });
  }

  test('closes with Escape, the button has the focus again, and the query is gone', async ({
    page,
  }) => {
    await modal.open();
    await modal.search('fillet');
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toBeHidden();
    await expect(modal.button).toBeFocused();
    await modal.open();
    await expect(modal.input).toHaveValue('');
    await expect(modal.hits).toHaveCount(0);
  });

  test('closes with a click beside the window, and with Cancel on a phone', async ({ page }) => {
    await modal.open();
    await page.mouse.click(20, 500);
    await expect(modal.dialog).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await modal.open();
    await modal.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(modal.dialog).toBeHidden();
  });

  test('says how: Enter to select, arrows to navigate, Escape to close', async () => {
    await modal.open();
    await expect(modal.dialog.locator('.DocSearch-Commands li')).toHaveText([
      'to select',
      'to navigate',
      'to close',
    ]);
    for (const name of ['Enter key', 'Arrow up', 'Arrow down', 'Escape key']) {
      await expect(modal.dialog.getByRole('img', { name })).toBeVisible();
    }
  });

  test('arrows move what is chosen, from the last to the first; Enter follows it', async ({
    page,
  }) => {
    await modal.open();
    await modal.search('makeBaseBox');
    await expect(modal.chosen).toHaveCount(1);
    await expect(modal.hits.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(modal.hits.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(modal.hits.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/api\/functions\/makeBaseBox$/);
    await expect(modal.dialog).toBeHidden();
  });

  for (const key of ['Control', 'Meta']) {
    test(`${key} and Enter open a result in a new tab and leave the window open`, async ({
      page,
    }) => {
      await modal.open();
      await modal.search('makeBaseBox');
      const opened = page.context().waitForEvent('page');
      await page.keyboard.press(`${key}+Enter`);
      await expect(await opened).toHaveURL(/\/docs\/api\/functions\/makeBaseBox$/);
      await expect(modal.dialog).toBeVisible();
    });
  }

  test('the focus stays in the window', async ({ page }) => {
    await modal.open();
    await modal.search('fillet');
    const isInside = () =>
      page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
    const stops = (await modal.dialog.locator('a, button, input').count()) + 2;
    for (let press = 0; press < stops; press += 1) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await modal.input.focus();
    await page.keyboard.press('Shift+Tab');
    expect(await isInside()).toBe(true);
  });

  test('a selection on the page becomes the query, cut to 64 characters', async ({ page }) => {
    await page.evaluate(() => {
      const text = document.querySelector('article p');
      if (text) window.getSelection()?.selectAllChildren(text);
    });
    const selected = await page.evaluate(() => String(window.getSelection()));
    expect(selected.length).toBeGreaterThan(64);
    await page.keyboard.press('Control+k');
    await expect(modal.input).toHaveValue(selected.slice(0, 64));
  });

  test('a letter typed on the button opens the window with it', async ({ page }) => {
    await page.mouse.move(5, 300);
    await modal.button.focus();
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await page.keyboard.press('f');
    await expect(modal.input).toHaveValue('f');
  });
});

test('a host that failed after a first success is asked again until it answers', async ({
  page,
}) => {
  const service = new SearchService();
  await service.serve(page, { mode: 'http' });
  const modal = new SearchModal(page);
  await page.goto('/docs/intro');
  await modal.open();
  await modal.search('fillet');
  service.goDown();
  await modal.input.fill('chamfer');
  await expect(modal.error).toBeVisible();
  service.comeBack();
  // Asked again after 2 s.
  await expect(modal.hits.first()).toBeVisible();
});

test('without a network the index answers on, once it is loaded', async ({ page }) => {
  const modal = new SearchModal(page);
  await page.goto('/docs/intro');
  await modal.open();
  await modal.search('fillet');
  await page.context().setOffline(true);
  await modal.search('chamfer');
  await expect(modal.hits.locator('mark').first()).toHaveText(/chamfer/i);
  await modal.input.fill('polar array');
  await expect(modal.hits.first()).toContainText(/polar/i);
  await expect(modal.error).toBeHidden();
});

test('without a network the window says so where the index could not be had, until it can', async ({
  page,
}) => {
  const service = new SearchService();
  await service.serve(page, { mode: 'embedded' });
  service.goDown();
  const modal = new SearchModal(page);
  await page.goto('/docs/intro');
  await modal.open();
  await page.context().setOffline(true);
  await modal.input.fill('fillet');
  await expect(modal.error).toBeVisible();
  service.comeBack();
  // The browser tells the page that the network is there again.
  await page.context().setOffline(false);
  // The worker may learn it later than the page, and then tries once more after 2 s.
  await expect(modal.hits.first()).toBeVisible();
  await expect(modal.error).toBeHidden();
});

test('what a reader chose leads there, also where storage is full', async ({
  page,
  complaints,
}) => {
  await page.addInitScript((prefix) => {
    Storage.prototype.setItem = (key: string) => {
      if (key.startsWith(prefix)) throw new DOMException('full', 'QuotaExceededError');
    };
  }, '__DOCSEARCH_');
  const modal = new SearchModal(page);
  await page.goto('/docs/intro');
  await modal.choose('makeBaseBox');
  await expect(page).toHaveURL(/\/docs\/api\/functions\/makeBaseBox$/);
  expect(complaints.join('\n')).toContain('Search entries could not be saved.');
  expect(complaints.filter((complaint) => complaint.startsWith('thrown'))).toEqual([]);
});

test('an answer that cannot be read is an error, not "no results"', async ({ page }) => {
  await new SearchService().serve(page, { mode: 'http' });
  await page.route('**/1/indexes/**', (route) => route.fulfill({ status: 200, body: '<html>' }));
  const modal = new SearchModal(page);
  await page.goto('/docs/intro');
  await modal.open();
  await modal.input.fill('fillet');
  await expect(modal.error).toBeVisible();
});

async function expectAccessible(page: Page): Promise<void> {
  await hasFadedIn(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  expect(faults).toEqual([]);
}

/** Texts fade in, and half way their contrast is low: waits for all that moves and comes to an end. */
async function hasFadedIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // What is taken away while it moves does not arrive.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
