import type { BrowserContext, Page } from '@playwright/test';
import { ModelOnPage } from '../../support/modelOnPage';
import { PublishedSite } from '../../support/publishedSite';
import { SearchModal } from '../../support/search';
import { Shell } from '../../support/shell';
import { expect, test as base } from '../../support/test';
import { onlyInFullRun } from '../../support/fullRun';

const nightly = onlyInFullRun(
  'Runs nightly: the offline visit above fails for most breakages of the service worker.',
);

/** Serves a separate site to each test, with its service worker allowed. */
const test = base.extend<{ readonly site: PublishedSite }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
  site: async ({}, use) => {
    const site = await PublishedSite.open();
    await use(site);
    await site.disconnect();
  },
  baseURL: ({ site }, use) => use(site.url),
  serviceWorkers: 'allow',
});

const guide = '/docs/use-as-a-library';
const title = 'The box of the app';
const unseen = '/docs/glossary';
const notKept = 'This page is not kept on this device';
/** The name of a release that follows the built release. */
const release = 'bbbbbbbbbbbbbbbb';

/** Returns the paths of all cached files. */
function cachedPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
}

async function keptPages(page: Page): Promise<readonly string[]> {
  return (await cachedPaths(page)).filter(
    (path) => path.startsWith('/docs/') && !path.includes('.'),
  );
}

/** Waits until the caches have a file for each of `patterns`. */
async function untilCached(page: Page, ...patterns: readonly RegExp[]): Promise<void> {
  await expect
    .poll(async () => {
      const paths = await cachedPaths(page);
      return patterns.filter((pattern) => !paths.some((path) => pattern.test(path))).map(String);
    })
    .toEqual([]);
}

/** Waits until all scripts that this document has loaded are cached. */
async function untilScriptsCached(page: Page): Promise<void> {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({ name }) => new URL(name).pathname),
  );
  expect(scripts.length).toBeGreaterThan(1);
  await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(scripts));
}

/** Waits until the service worker of the new release is active and only its caches exist. */
async function untilRenewed(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await expect
    .poll(
      async () => {
        const { names, isWaiting } = await page.evaluate(async () => ({
          names: (await caches.keys()).filter((name) => name.includes('@')).sort(),
          isWaiting: (await navigator.serviceWorker.getRegistration())?.waiting != null,
        }));
        // A browser stops an idle worker before replacing it, but not a worker with a debugger attached. This test
        // attaches a debugger, so it stops the worker itself.
        if (isWaiting) await browser.send('ServiceWorker.stopAllWorkers');
        return names;
      },
      { timeout: 90_000 },
    )
    .toEqual(expect.not.arrayContaining([expect.not.stringContaining(`@${release}`)]));
  await browser.detach();
}

async function cutOff(context: BrowserContext, site: PublishedSite): Promise<void> {
  await site.disconnect();
  await context.setOffline(true);
}

// Requirements 14.1–14.3.
test('visited pages, their models and the whole search work offline after one visit', async ({
  page,
  context,
  site,
}) => {
  const model = new ModelOnPage(page, title);
  await model.open(guide);
  await model.turnButton.click();
  await model.waitUntilShown();
  // Client-side navigation, which does not request HTML.
  await page.getByRole('link', { name: 'Introduction', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await untilCached(page, /use-as-a-library$/, /\/docs\/intro$/, /\.glb$/);
  // The service worker caches the files of the search in parallel.
  await untilCached(
    page,
    /store-/,
    /search.manifest/,
    /search_worker/,
    /minisearch/,
    /SearchModal.*js$/,
  );
  await untilScriptsCached(page);

  await cutOff(context, site);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await model.open(guide);
  await model.turnButton.click();
  await model.waitUntilShown();
  await page.keyboard.press('Control+k');
  await new SearchModal(page).search('fillet');
  await page.keyboard.press('Escape');

  await page.goto(unseen);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notKept);
  await page.getByRole('link', { name: 'Introduction' }).click();
  await new Shell(page).waitUntilHydrated();
});

// Requirement 14.1.
test(
  'editor and kernel work offline after they have been used',
  onlyInFullRun('The same code caches pages and models, which is tested above.'),
  async ({ page, context, site }) => {
    const model = new ModelOnPage(page, title);
    await model.open(guide);
    await model.button('Edit').click();
    await model.editor.getByText('50', { exact: true }).first().dblclick();
    await page.keyboard.type('90');
    await page.keyboard.press('ControlOrMeta+Enter');
    await model.waitUntilBuilt(1);
    await untilCached(page, /use-as-a-library$/, /kernel.*wasm$/, /worker.*js$/, /runner\.html$/);

    await cutOff(context, site);
    await model.open(guide);
    await model.button('Edit').click();
    await expect(model.editor).toContainText('90');
    await model.editor.getByText('90', { exact: true }).first().dblclick();
    await page.keyboard.type('70');
    await page.keyboard.press('ControlOrMeta+Enter');
    await model.waitUntilBuilt(1);
    await expect(model.fact('Size')).toHaveText('30 × 70 × 20 mm');
  },
);

/** Opens the panel that downloads the whole site, on the page about reading offline. */
async function openKeeping(page: Page) {
  await page.goto('/docs/reading-offline');
  const panel = page.getByRole('region', { name: 'Keep everything offline' });
  const status = panel.getByRole('status');
  return {
    panel,
    status,
    button: (name: string) => panel.getByRole('button', { name }),
    whole: () =>
      expect(status).toHaveText('The whole site is kept on this device.', { timeout: 150_000 }),
  };
}

test.describe('"Keep everything"', () => {
  // This timeout is longer than the sum of all timeouts in one test.
  test.setTimeout(360_000);

  // Requirements 14.6, 14.9.
  test(
    'shows its progress, and can be stopped, continued and removed',
    onlyInFullRun('The same code caches the files of a visit, which is tested above.'),
    async ({ page, context, site }) => {
      const { panel, status, button, whole } = await openKeeping(page);
      await button('Keep everything').click();
      await expect(panel.getByRole('progressbar')).toHaveAttribute('value', /[1-9]/);
      await button('Stop').click();
      await expect(status).toHaveText('A part of the site is kept.');
      await button('Go on').click();
      await whole();

      await cutOff(context, site);
      await page.goto(unseen);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
      await page.goto('/docs/reading-offline');
      await whole();
      await button('Remove').click();
      await expect(status).toHaveText('Nothing is kept.');
      await page.goto('/docs/intro');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notKept);
    },
  );

  // Requirements 14.6, 14.8.
  test('downloads a new release again', nightly, async ({ page, context, site }) => {
    const keeping = await openKeeping(page);
    await keeping.button('Keep everything').click();
    await keeping.whole();

    site.publish({ release, removed: [unseen], reworded: ['Introduction', 'Beginning'] });
    // This page stays idle, because a browser replaces a worker only when the worker is idle.
    await page.goto('/docs/cheat-sheet');
    await untilRenewed(page);
    await cutOff(context, site);
    expect(await servedText(page, '/docs/intro')).toContain('Beginning</h1>');
    const model = new ModelOnPage(page, title);
    await model.open(guide);
    await model.turnButton.click();
    await model.waitUntilShown();
    await page.goto(unseen);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notKept);
    await page.goto('/docs/reading-offline');
    await keeping.whole();
  });
});

// Requirements 14.8–14.10.
test(
  'a new release replaces the whole previous one, and notifies readers who are editing',
  nightly,
  async ({ page, context, site }) => {
    await new Shell(page).open('/docs/glossary');
    await untilCached(page, /glossary$/);
    await new Shell(page).open('/docs/intro');
    await untilCached(page, /intro$/);
    const model = new ModelOnPage(await context.newPage(), title);
    await model.open(guide);
    await model.button('Edit').click();
    await model.editor.waitFor();

    site.publish({ release, removed: ['/docs/glossary'], reworded: ['Introduction', 'Beginning'] });
    const response = await page.goto('/docs/glossary');
    expect(response?.status()).toBe(404);
    await page.goto('/docs/cheat-sheet');
    await untilRenewed(page);
    const notice = model.page.getByRole('status').filter({ hasText: 'A new version of this site' });
    await expect(notice).toContainText('Your own code is kept.');
    await expect(page.getByText('A new version of this site')).toHaveCount(0);

    await cutOff(context, site);
    expect(await servedText(page, '/docs/intro')).toContain('Beginning</h1>');
    await page.goto('/docs/glossary');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notKept);
  },
);

// Requirements 14.4, 14.5.
test(
  'with data saver, caching starts at the first interaction and keeps the latest pages',
  nightly,
  async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const shell = new Shell(page);
    await shell.read(guide);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
    expect(site.requests).not.toContain('/service-worker.js');
    await shell.start();
    await untilCached(page, /use-as-a-library$/);

    const symbols = site.pages
      .filter((path) => path.startsWith('/docs/api/functions/'))
      .slice(0, 65);
    expect(symbols).toHaveLength(65);
    await page.evaluate(async (urls) => {
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ type: 'seen', urls });
    }, symbols);
    await expect.poll(async () => (await keptPages(page)).length).toBe(60);
    expect(await keptPages(page)).not.toContain(guide);
  },
);

// Requirement 14.11.
test(
  'a site published without a service worker removes the previous one and its caches',
  onlyInFullRun('It seldom changes.'),
  async ({ page, site }) => {
    await new Shell(page).open('/docs/intro');
    await untilCached(page, /intro$/, /store-/);
    await site.publishWithoutWorker();
    await page.goto('/docs/cheat-sheet');
    await expect
      .poll(() =>
        page.evaluate(async () => ({
          workers: (await navigator.serviceWorker.getRegistrations()).length,
          caches: await caches.keys(),
        })),
      )
      .toEqual({ workers: 0, caches: [] });
  },
);

/**
 * Returns the HTML that the server sent. The HTML in the page differs, because the application changes the document.
 */
async function servedText(page: Page, path: string): Promise<string> {
  const response = await page.goto(path);
  return (await response?.text()) ?? '';
}
