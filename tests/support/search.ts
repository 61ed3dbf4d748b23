import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import {
  createSearchEngine,
  createSearchHandler,
  settingsMetaName,
  type SearchHandler,
  type SearchManifest,
  type SearchConfig,
  type SearchStore,
} from '../../src/search/node';

/** The search modes that need no account. */
export const localSearchModes = ['embedded', 'http'] as const;
type Mode = (typeof localSearchModes)[number];

const manifestPath = '/search/manifest.json';

interface Options {
  readonly mode: Mode;
  readonly missingResultsUrl?: string;
  readonly keepsSearches?: boolean;
}

/** The search backend of a page, which tests can break. */
export class SearchService {
  /** Bodies of the search requests sent over the network. */
  readonly bodies: string[] = [];
  private isDown = false;
  private held: Promise<void> = Promise.resolve();
  private page: Page | undefined;
  private isIntercepting = false;

  async goDown(): Promise<void> {
    this.isDown = true;
    await this.interceptRequests();
  }

  recover(): void {
    this.isDown = false;
  }

  /** Delays the index or, in `http` mode, all responses, until the returned function is called. */
  async hold(): Promise<() => void> {
    let release = (): void => undefined;
    this.held = new Promise((resolve) => (release = resolve));
    await this.interceptRequests();
    return release;
  }

  /**
   * Serves `page` with other search settings, and responds to requests for the search host in these settings. Call it
   * before opening the page.
   */
  async serve(page: Page, options: Options): Promise<void> {
    this.page = page;
    if (isAsBuilt(options)) return;
    await page.route(isPage, async (route) => {
      const response = await route.fetch();
      const origin = new URL(route.request().url()).origin;
      await route.fulfill({ response, body: configured(await response.text(), origin, options) });
    });
    if (options.mode === 'http') await this.interceptRequests();
  }

  /** Intercepts requests. Only called if needed, because Playwright then disables the browser's cache. */
  private async interceptRequests(): Promise<void> {
    if (!this.page || this.isIntercepting) return;
    this.isIntercepting = true;
    builtHandler(); // Creates the handler in advance, because the client would time out while it is created.
    await this.page.route(
      ({ pathname }) => pathname === manifestPath || pathname.startsWith('/1/'),
      (route) => this.answer(route),
    );
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname: path } = new URL(request.url());
    if (this.isDown) return route.abort();
    await this.held;
    if (path === manifestPath) return route.continue();
    const body = request.postData() ?? '';
    this.bodies.push(body);
    const { status, content } = builtHandler()({ method: request.method(), path, body });
    return route.fulfill({ status, body: content, contentType: 'application/json' });
  }
}

let handler: SearchHandler | undefined;

/** Returns the search handler for the built index, which the Node server also uses. Creates it only once. */
export function builtHandler(): SearchHandler {
  return (handler ??= createBuiltHandler());
}

function createBuiltHandler(): SearchHandler {
  const { store } = JSON.parse(readBuilt('manifest.json')) as SearchManifest;
  const engine = createSearchEngine(JSON.parse(readBuilt(store.file)) as SearchStore);
  return createSearchHandler(engine, { indexName: store.indexName });
}

function readBuilt(file: string): string {
  return readFileSync(join('build/search', file), 'utf8');
}

function isAsBuilt({ mode, missingResultsUrl, keepsSearches = true }: Options): boolean {
  return mode === 'embedded' && missingResultsUrl === undefined && keepsSearches;
}

/** Returns true for paths without a file extension, except the paths of search requests. */
function isPage({ pathname }: URL): boolean {
  return !/\.\w+$/.test(pathname) && !pathname.startsWith('/1/');
}

const settingsTag = /<meta name="?search-settings"? content=('[^']*'|"[^"]*")>/;

/** Replaces the search settings in the HTML of a page, as a build with these settings would write it. */
function configured(html: string, origin: string, options: Options): string {
  const { mode, missingResultsUrl, keepsSearches = true } = options;
  const site: SearchConfig = {
    settings: mode === 'http' ? { mode, url: origin } : { mode, manifestUrl: manifestPath },
    indexName: 'replicad',
    ...(missingResultsUrl === undefined ? {} : { missingResultsUrl }),
    keepsSearches,
    insights: false,
  };
  expect(html, 'the search settings in the head').toMatch(settingsTag);
  const tag = `<meta name="${settingsMetaName}" content='${JSON.stringify(site)}'>`;
  const served = html.replace(settingsTag, tag);
  if (mode === 'embedded') return served;
  // The HTML of the search page credits the backend.
  return served.replace(
    '<strong>MiniSearch</strong>, in your browser',
    `<strong>${new URL(origin).hostname}</strong>`,
  );
}

/** Matches the marker of a hit that is below the hit of its page. */
export const treeMarker = '.DocSearch-Hit-Tree';

/** The search dialog and the button that opens it. */
export class SearchModal {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get button(): Locator {
    return this.page.getByRole('button', { name: /^Search \((Ctrl|Command)\+K\)$/ }).first();
  }

  /** The search dialog; it has loaded once it contains its input. */
  get dialog(): Locator {
    return this.page
      .getByRole('dialog', { name: 'Search docs' })
      .filter({ has: this.page.locator('#docsearch-input') });
  }

  get input(): Locator {
    return this.dialog.getByRole('searchbox');
  }

  get hits(): Locator {
    return this.dialog.getByRole('row');
  }

  /** The other queries that the dialog suggests if nothing was found. */
  get suggestions(): Locator {
    return this.dialog.locator('.DocSearch-Prefill');
  }

  get chosen(): Locator {
    return this.dialog.getByRole('row', { selected: true });
  }

  /** The headings of the groups. */
  get groups(): Locator {
    return this.dialog.getByRole('heading');
  }

  /** The live region, which has the number of results, "no results" or an error. */
  get status(): Locator {
    return this.dialog.getByRole('status');
  }

  get seeAll(): Locator {
    return this.dialog.getByRole('link', { name: /^See all \d+ results$/ });
  }

  get error(): Locator {
    return this.dialog.getByText('Unable to fetch results', { exact: true });
  }

  async open(): Promise<void> {
    await this.button.click();
    await expect(this.input).toBeFocused();
  }

  async search(query: string): Promise<void> {
    await this.input.fill(query);
    await expect(this.hits.first()).toBeVisible();
  }

  /** Searches and opens the first result, which becomes a recent search. */
  async choose(query: string): Promise<void> {
    await this.open();
    await this.search(query);
    await this.hits.first().click();
    await expect(this.dialog).toBeHidden();
  }

  /** Returns the saved searches in storage. */
  async saved(kind: 'RECENT' | 'FAVORITE'): Promise<readonly Record<string, unknown>[]> {
    const text = await this.page.evaluate((key) => localStorage.getItem(key), savedKey(kind));
    return JSON.parse(text ?? '[]') as Record<string, unknown>[];
  }
}

function savedKey(kind: 'RECENT' | 'FAVORITE'): string {
  return `__DOCSEARCH_${kind}_SEARCHES__replicad`;
}
