import type { BrowserContext, Page, Route } from '@playwright/test';
import { SearchModal, builtHandler } from '../../support/search';
import type { ServedPage } from '../../support/servePage';
import { expect, test as base } from '../../support/test';
import { serveHostedSearch } from './hosted/serveHostedSearch';

const test = base.extend<object, { served: ServedPage }>({
  served: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const served = await serveHostedSearch();
      await use(served);
      await served.close();
    },
    { scope: 'worker' },
  ],
});

/** Host names in requests are lower case. */
const readHost = 'app-dsn.algolia.net';
const fallbacks = [1, 2, 3].map((number) => `app-${number}.algolianet.com`);
const insightsScript = /^https:\/\/cdn\.jsdelivr\.net\/npm\/search-insights@/;

interface Question {
  readonly host: string;
  readonly url: URL;
  readonly request: Record<string, unknown>;
}

/** Answers requests to Algolia's hosts with `answer`. Returns the list of requests, which later requests extend. */
async function serveAlgolia(
  context: BrowserContext,
  answer: (route: Route) => Promise<void> = answerFromIndex,
): Promise<Question[]> {
  const questions: Question[] = [];
  // Creates the handler in advance, because the client tries its next host if a request waits for the handler.
  builtHandler();
  await context.route(/^https:\/\/app-[^/]+\.algolia(net)?\.(net|com)\//i, async (route) => {
    const url = new URL(route.request().url());
    const body = JSON.parse(route.request().postData() ?? '{}') as { requests: object[] };
    questions.push({ host: url.host, url, request: { ...body.requests[0] } });
    await answer(route);
  });
  return questions;
}

async function answerFromIndex(route: Route): Promise<void> {
  const body = route.request().postData() ?? '';
  const path = '/1/indexes/*/queries';
  await fulfill(route, builtHandler()({ method: 'POST', path, body }));
}

async function fulfill(
  route: Route,
  { status, content }: { readonly status: number; readonly content: string },
): Promise<void> {
  const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
  await route.fulfill({ status, body: content, headers });
}

async function open(page: Page, address: string): Promise<SearchModal> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Search' }).click();
  const modal = new SearchModal(page);
  await expect(modal.input).toBeFocused();
  return modal;
}

test.describe('search with Algolia as backend', () => {
  // Requirements 7.2–7.5, 9.5, 13.3.
  test('sends queries to the read host, with application id and key in the query string', async ({
    page,
    context,
    served,
  }) => {
    const questions = await serveAlgolia(context);
    const modal = await open(page, served.url);
    await modal.search('fillet');
    expect(questions.map(({ host }) => host)).toEqual([readHost]);
    const { url, request } = questions[0]!;
    expect(decodeURIComponent(url.pathname)).toBe('/1/indexes/*/queries');
    expect(url.searchParams.get('x-algolia-application-id')).toBe('APP');
    expect(url.searchParams.get('x-algolia-api-key')).toBe('key');
    expect(request).toMatchObject({
      ...{ query: 'fillet', indexName: 'replicad', hitsPerPage: 20, clickAnalytics: false },
      ...{ highlightPreTag: '<mark>', highlightPostTag: '</mark>', snippetEllipsisText: '…' },
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    });
    expect(request['attributesToRetrieve']).toEqual([
      ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
      ...['content', 'type', 'url'],
    ]);
    expect(request['attributesToSnippet']).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`),
      'content:10',
    ]);
  });

  // Requirement 2.53.
  test('credits Algolia', async ({ page, context, served }) => {
    await serveAlgolia(context);
    const modal = await open(page, served.url);
    await expect(modal.dialog.getByRole('link', { name: 'Algolia' })).toBeVisible();
  });

  // Requirements 7.9, 8.1, 8.8.
  test('tries the three fallback hosts, then reports that none can be reached', async ({
    page,
    context,
    served,
  }) => {
    const questions = await serveAlgolia(context, (route) => route.abort());
    const modal = await open(page, served.url);
    await modal.input.fill('fillet');
    await expect(modal.error).toBeVisible();
    expect(questions[0]?.host).toBe(readHost);
    expect(new Set(questions.map(({ host }) => host))).toEqual(new Set([readHost, ...fallbacks]));
  });

  // Requirements 8.1, 8.5.
  test('shows an error, not "no results", for a rejected request or unreadable response', async ({
    page,
    context,
    served,
  }) => {
    const wrongKey = { message: 'Invalid Application-ID or API key', status: 403 };
    const refusal = { status: 403, content: JSON.stringify(wrongKey) };
    const unreadable = { status: 200, content: '<html>' };
    // The response depends on the query rather than on the number of requests, because a slow page may send a request
    // twice.
    await serveAlgolia(context, (route) =>
      fulfill(route, route.request().postData()?.includes('fillet') ? refusal : unreadable),
    );
    const modal = await open(page, served.url);
    for (const query of ['fillet', 'chamfer']) {
      await modal.input.fill(query);
      await expect(modal.error).toBeVisible();
      await modal.dialog.getByRole('button', { name: 'Clear the query' }).click();
      await expect(modal.error).toBeHidden();
    }
  });

  test('sends no insights events unless the site enables them', async ({
    page,
    context,
    served,
  }) => {
    const scripts = await watchInsightsScript(context);
    await serveAlgolia(context);
    const modal = await open(page, served.url);
    await modal.search('fillet');
    await modal.hits.first().click();
    expect(scripts).toEqual([]);
    expect(await page.evaluate(() => 'aa' in window)).toBe(false);
  });
});

interface InsightsEvent {
  readonly eventName: string;
  readonly index: string;
  readonly objectIDs: readonly string[];
  readonly positions?: readonly number[];
  readonly queryID?: string;
}

/** Returns the insights events with the method `method` that the page has recorded so far. */
async function eventsOf(page: Page, method: string): Promise<readonly InsightsEvent[]> {
  const queue = await page.evaluate(
    () => (window as { aa?: { queue?: [string, unknown][] } }).aa?.queue ?? [],
  );
  return queue.filter(([name]) => name === method).map(([, event]) => event as InsightsEvent);
}

test.describe('insights events, if the site enables them', () => {
  const withInsights = async (context: BrowserContext): Promise<void> => {
    await context.route(insightsScript, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
  };

  // Requirement 7.4.
  test('set clickAnalytics in search requests, so that responses have a query id', async ({
    page,
    context,
    served,
  }) => {
    await withInsights(context);
    const questions = await serveAlgolia(context);
    const modal = await open(page, `${served.url}?insights`);
    await modal.search('fillet');
    expect(questions[0]?.request['clickAnalytics']).toBe(true);
  });

  // Requirements 3.17, 7.12, 9.14.
  test('report hits that were visible for 400 ms, in batches of 20 ids', async ({
    page,
    context,
    served,
  }) => {
    await withInsights(context);
    await serveAlgolia(context, (route) => fulfill(route, manyHits(5, 5)));
    await page.clock.install();
    const modal = await open(page, `${served.url}?insights`);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await modal.input.fill('fil');
    await modal.input.fill('fillet');
    await page.clock.runFor(1);
    await expect(modal.hits).toHaveCount(25);
    await page.clock.runFor(398);
    expect(await eventsOf(page, 'viewedObjectIDs')).toEqual([]);
    await page.clock.runFor(10);
    const viewed = await eventsOf(page, 'viewedObjectIDs');
    expect(viewed.map(({ objectIDs }) => objectIDs.length)).toEqual([20, 5]);
    expect(new Set(viewed.flatMap(({ objectIDs }) => objectIDs)).size).toBe(25);
    for (const { eventName, index } of viewed) {
      expect([eventName, index]).toEqual(['Items Viewed', 'replicad']);
    }
  });

  for (const { way, place } of [
    { way: 'mouse', place: 0 },
    { way: 'mouse', place: 1 },
    { way: 'keyboard', place: 0 },
    { way: 'keyboard', place: 1 },
  ]) {
    // Requirements 3.17, 7.6, 7.13.
    test(`report once that item ${place + 1} was selected by ${way}, with position and query id`, async ({
      page,
      context,
      served,
    }) => {
      await withInsights(context);
      await serveAlgolia(context, (route) => fulfill(route, manyHits(2, 3)));
      const modal = await open(page, `${served.url}?insights`);
      await modal.search('fillet');
      // Opens the hit in a new tab, so that this page stays open.
      if (way === 'mouse') {
        await modal.hits.nth(place).click({ modifiers: ['Control'] });
      } else {
        for (let press = 0; press < place; press += 1) await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Control+Enter');
      }
      const selected = () => eventsOf(page, 'clickedObjectIDsAfterSearch');
      await expect.poll(selected).toEqual([
        expect.objectContaining({
          eventName: 'Item Selected',
          index: 'replicad',
          objectIDs: [`group-0-hit-${place}`],
          positions: [place + 1],
          queryID: 'f'.repeat(32),
        }),
      ]);
    });
  }

  // Requirement 7.14.
  test('use the insights script that the page already has, and load no other', async ({
    page,
    context,
    served,
  }) => {
    const scripts = await watchInsightsScript(context);
    await page.addInitScript(() => {
      const queue: unknown[] = [];
      const tell = (...told: unknown[]) => queue.push(told);
      Object.assign(window, { aa: Object.assign(tell, { queue }) });
    });
    await serveAlgolia(context);
    const modal = await open(page, `${served.url}?insights`);
    await modal.search('fillet');
    await expect.poll(() => eventsOf(page, 'viewedObjectIDs')).not.toEqual([]);
    expect(scripts).toEqual([]);
  });

  // Requirements 7.14, 7.15.
  test('are dropped with a log message if their script does not load', async ({
    page,
    context,
    served,
    complaints,
  }) => {
    const scripts = await watchInsightsScript(context);
    await serveAlgolia(context);
    const modal = await open(page, `${served.url}?insights`);
    await expect.poll(() => complaints.join('\n')).toContain('Could not load search-insights.js');
    // The script is on a public CDN.
    expect(scripts).toHaveLength(1);
    await modal.search('fillet');
    await modal.hits.first().click();
    await expect(modal.dialog).toBeHidden();
    expect(complaints.filter((complaint) => complaint.startsWith('thrown'))).toEqual([]);
  });
});

/** Returns a response with `groups` groups of `size` pages. */
function manyHits(groups: number, size: number) {
  const hits = Array.from({ length: groups * size }, (_, place) => {
    const group = Math.floor(place / size);
    const objectID = `group-${group}-hit-${place % size}`;
    const hierarchy = { lvl0: `Group ${group}`, lvl1: objectID };
    const value = { matchLevel: 'none', matchedWords: [] };
    return {
      ...{ objectID, url: `https://example.test/docs/${objectID}`, type: 'lvl1', content: null },
      hierarchy,
      _highlightResult: {
        hierarchy: {
          lvl0: { ...value, value: hierarchy.lvl0 },
          lvl1: { ...value, value: hierarchy.lvl1 },
        },
      },
      _snippetResult: {},
    };
  });
  const result = { hits, nbHits: hits.length, index: 'replicad', queryID: 'f'.repeat(32) };
  return { status: 200, content: JSON.stringify({ results: [result] }) };
}

/** Blocks the insights script. Returns the list of requests for it, which later requests extend. */
async function watchInsightsScript(context: BrowserContext): Promise<readonly string[]> {
  const scripts: string[] = [];
  await context.route(insightsScript, (route) => {
    scripts.push(route.request().url());
    return route.abort();
  });
  return scripts;
}
