import type { Locator, Page } from '@playwright/test';
import { allRules, findViolations } from '../../support/axe';
import { SearchService } from '../../support/search';
import { searchVariants, test } from '../../support/searchTest';
import { expect } from '../../support/test';
import { onlyInFullRun } from '../../support/fullRun';

const nightly = onlyInFullRun(
  'Runs nightly: the tests of query and results fail for most breakages.',
);

const nothingFound = 'qqqqqq';

for (const variant of searchVariants) {
  const { mode, width } = variant;
  // Requirement 13.5.
  test.describe(`the search page, ${mode} mode, ${width} px`, () => {
    test.use({ variant });

    // Requirements 2.3, 9.19.
    test('takes title, heading and results from the query in the URL, without a hydration error', async ({
      page,
      complaints,
    }) => {
      await page.goto('/search?q=fillet');
      await expect(found(page)).toBeVisible();
      await expect(field(page)).toHaveValue('fillet');
      await expect(page).toHaveTitle(/^Search results for "fillet"/);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
        'Search results for "fillet"',
      );
      await expect(page.locator('meta[property="robots"]')).toHaveAttribute(
        'content',
        'noindex, follow',
      );
      expect(complaints).toEqual([]);
    });

    // Requirement 9.5.
    test('shows 20 results and loads more on scroll', nightly, async ({ page }) => {
      await page.goto('/search?q=sketch');
      await expect(results(page)).toHaveCount(20);
      await page.getByRole('button', { name: 'More results' }).scrollIntoViewIfNeeded();
      await expect.poll(() => results(page).count()).toBeGreaterThan(20);
    });

    test('updates results and URL while the reader types', async ({ page }) => {
      await page.goto('/search');
      await expect(page.getByText('Type a word, a question or the name')).toBeVisible();
      await field(page).pressSequentially('chamfer', { delay: 30 });
      // The section with the answer is listed before its page, whose title may not contain the word. Requirement
      // 13.14.
      await expect(results(page).first()).toContainText(/chamfer/i);
      await expect(page).toHaveURL(/\/search\?q=chamfer$/);
      await expect(page.locator('main mark').first()).toHaveText(/chamfer/i);
    });

    test('says that there are no results', nightly, async ({ page }) => {
      await page.goto(`/search?q=${nothingFound}`);
      await expect(page.getByText('No results were found', { exact: true })).toBeVisible();
    });
  });
}

for (const variant of searchVariants) {
  const { mode, width } = variant;
  test.describe(`the search page and its backend, ${mode} mode, ${width} px`, nightly, () => {
    test.use({ variant });

    // Requirement 8.1.
    test('reports that results cannot be fetched, and shows them once they can', async ({
      page,
      service,
    }) => {
      await service.goDown();
      await page.goto('/search?q=fillet');
      await expect(page.getByText('Unable to fetch results')).toBeVisible();
      await expect(
        page.getByText('You might want to check your network connection.'),
      ).toBeVisible();
      await expectAccessible(page);
      service.recover();
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(found(page)).toBeVisible();
      await expect(page.getByText('Unable to fetch results')).toBeHidden();
    });

    test('credits the backend', async ({ page }) => {
      await page.goto('/search');
      await expect(page.getByRole('main')).toContainText(
        mode === 'embedded' ? 'Search by MiniSearch, in your browser' : 'Search by localhost',
      );
      await expect(page.getByText('Algolia')).toHaveCount(0);
    });
  });
}

for (const variant of searchVariants) {
  const { mode, width } = variant;
  test.describe(`the results on the search page, ${mode} mode, ${width} px`, nightly, () => {
    test.use({ variant });

    test('fit into the window and link to their pages', async ({ page }) => {
      await page.goto('/search?q=makeBaseBox');
      await results(page).first().getByRole('link').waitFor();
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overhang).toBeLessThanOrEqual(0);
      await results(page).first().getByRole('link').click();
      await expect(page).toHaveURL(/\/docs\/api\/functions\/makeBaseBox$/);
    });
  });
}

for (const variant of searchVariants) {
  const { mode, width } = variant;
  test.describe(`the search page checked by axe, ${mode} mode, ${width} px`, nightly, () => {
    test.use({ variant });

    // Requirement 11.10.
    test('has no accessibility violations with and without results', async ({ page }) => {
      await page.goto('/search');
      await expect(page.getByText('Type a word, a question or the name')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/search?q=fillet');
      await expect(found(page)).toBeVisible();
      await expectAccessible(page);
      await page.goto(`/search?q=${nothingFound}`);
      await expect(page.getByText('No results were found')).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test.describe('the requests of the search page', () => {
  // Requirement 9.13.
  test('are debounced by 300 ms while the reader types', nightly, async ({ page }) => {
    const service = new SearchService();
    await service.serve(page, { mode: 'http' });
    await page.clock.install();
    await page.goto('/search');
    await expect(page.getByText('Type a word, a question or the name')).toBeVisible();
    await field(page).focus();
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await field(page).pressSequentially('extru');
    await page.clock.runFor(299);
    await field(page).pressSequentially('de');
    await page.clock.runFor(300);
    await page.clock.resume();
    await expect(found(page)).toBeVisible();
    const queries = service.bodies.map(
      (body) => (JSON.parse(body) as { requests: { query: string }[] }).requests[0]?.query,
    );
    expect(queries).toEqual(['extrude']);
  });

  // Requirements 7.5, 9.5.
  test('ask for 20 hits per page in this language and docs version', nightly, async ({ page }) => {
    const service = new SearchService();
    await service.serve(page, { mode: 'http' });
    await page.goto('/search?q=extrude');
    await expect(found(page)).toBeVisible();
    const [main] = (JSON.parse(service.bodies[0] ?? '') as { requests: object[] }).requests;
    expect(main).toMatchObject({
      indexName: 'replicad',
      hitsPerPage: 20,
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    });
  });
});

// Requirements 5.3, 5.4, 9.12.
test(
  "the search page's input accepts 512 characters and turns off spell checking",
  nightly,
  async ({ page }) => {
    await page.goto('/search');
    await expect(field(page)).toHaveAttribute('maxlength', '512');
    for (const name of ['autocomplete', 'autocorrect', 'autocapitalize']) {
      await expect(field(page)).toHaveAttribute(name, 'off');
    }
    await expect(field(page)).toHaveAttribute('spellcheck', 'false');
  },
);

test(
  'the search page works by keyboard',
  onlyInFullRun('Its controls are links and one input.'),
  async ({ page }) => {
    await page.goto('/search?q=sketch');
    await expect(results(page)).toHaveCount(20);
    await expect(field(page)).toBeFocused();
    const more = page.getByRole('button', { name: 'More results' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => results(page).count()).toBeGreaterThan(20);
    await results(page).nth(20).getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\//);
  },
);

test.describe('the search page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says that it needs JavaScript, and links to all pages', async ({ page }) => {
    // Playwright's browser parses `noscript` as if scripts were enabled, so the test unwraps its content.
    await page.route('**/search', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(/(<\/?)noscript>/g, '$1div>') });
    });
    await page.goto('/search');
    await expect(page.getByText('Search runs in your browser and needs JavaScript.')).toBeVisible();
    for (const [name, address] of [
      ['documentation', '/docs/intro'],
      ['index of the API', '/docs/api/'],
      ['sitemap of all pages', '/sitemap.xml'],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name });
      await expect(link).toHaveAttribute('href', address);
      expect((await page.request.get(address)).status()).toBe(200);
    }
  });
});

function field(page: Page): Locator {
  return page.getByRole('main').getByRole('searchbox', { name: 'Search' });
}

function results(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

function found(page: Page): Locator {
  return page.getByText(/^(\d+ documents|One document) found$/);
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page, 'html', allRules)).toEqual([]);
}
