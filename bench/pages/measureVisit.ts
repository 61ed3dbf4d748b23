import type { Page, Request } from '@playwright/test';
import { publishedSize } from '../../plugins/steps/compression/encode';
import { waitUntilHydrated } from '../shared/browser';
import { waitUntilIdle } from '../shared/browser';

/** Kinds of resources. `prefetch` is code for pages to which the visited page links. */
export const resourceKinds = ['html', 'css', 'js', 'font', 'picture', 'data', 'prefetch'] as const;

/** Bytes of response bodies, encoded as on the published site. */
export type BytesByKind = Readonly<Record<(typeof resourceKinds)[number], number>>;

export interface VisitBytes {
  /** Requests before the load event, and pictures that load later. */
  readonly firstView: BytesByKind;
  /** All requests until the page is hydrated and idle, without any action by the reader. */
  readonly wholeVisit: BytesByKind;
  /** URLs of requests to other hosts. */
  readonly thirdParty: readonly string[];
}

/**
 * Returns the bytes of a first visit to `url` without a click. `page` must belong to a new context, which has an
 * empty cache. Throws if the site has no such page, instead of measuring the not-found page.
 */
export async function measureVisit(page: Page, url: string): Promise<VisitBytes> {
  const requests: Request[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', (request) => {
    pending.delete(request);
    requests.push(request);
  });
  const response = await page.goto(url);
  if (response?.status() !== 200)
    throw new Error(`${url} responded with status ${response?.status()}.`);
  await waitUntilHydrated(page);
  // A loaded file may request others.
  do await waitUntilIdle(page);
  while (pending.size > 0);
  const loadedAt = await timeOfLoad(page);
  return {
    firstView: await sum(requests.filter((request) => !isAfterFirstView(request, loadedAt))),
    wholeVisit: await sum(requests),
    thirdParty: thirdPartyUrls(requests, url),
  };
}

/** Returns the time of the load event, in milliseconds like `Date.now()`. */
function timeOfLoad(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [
      PerformanceNavigationTiming,
    ];
    return performance.timeOrigin + loadEventStart;
  });
}

/**
 * Returns true for scripts, style sheets and data requested after the load event. Lazy pictures belong to the first
 * view.
 */
function isAfterFirstView(request: Request, loadedAt: number): boolean {
  const kind = kindOf(new URL(request.url()).pathname);
  return ['js', 'css', 'data'].includes(kind) && request.timing().startTime >= loadedAt;
}

/**
 * Returns the bytes by kind. Each URL counts once. A URL counts as `prefetch` only if the page never requested it in
 * another way.
 */
async function sum(requests: readonly Request[]): Promise<BytesByKind> {
  const bytes = { html: 0, css: 0, js: 0, font: 0, picture: 0, data: 0, prefetch: 0 };
  const loadedUrls = new Set(requests.filter((one) => !isPrefetch(one)).map((one) => one.url()));
  const counted = new Set<string>();
  for (const request of requests) {
    const url = request.url();
    if (!url.startsWith('http') || counted.has(url)) continue;
    counted.add(url);
    const kind = loadedUrls.has(url) ? kindOf(new URL(url).pathname) : 'prefetch';
    bytes[kind] += await publishedBytes(request);
  }
  return bytes;
}

/** Returns the size of a response in a release build. Other builds are faster but compress less. */
async function publishedBytes(request: Request): Promise<number> {
  const response = await request.response();
  if (response?.headers()['content-encoding'] === 'br') {
    // Fetches the file again, because the browser discards bodies during a long visit.
    const body = await (await fetch(request.url())).arrayBuffer();
    return publishedSize(Buffer.from(body));
  }
  return Math.max(0, (await request.sizes()).responseBodySize);
}

function isPrefetch(request: Request): boolean {
  const headers = request.headers();
  return (headers['sec-purpose'] ?? headers['purpose'])?.startsWith('prefetch') ?? false;
}

function kindOf(path: string): Exclude<(typeof resourceKinds)[number], 'prefetch'> {
  if (path.endsWith('.css')) return 'css';
  if (/\.m?js$/.test(path)) return 'js';
  if (/\.(woff2?|ttf|otf)$/.test(path)) return 'font';
  if (/\.(svg|webp|png|jpe?g|gif|ico)$/.test(path)) return 'picture';
  return /\.\w+$/.test(path) && !path.endsWith('.html') ? 'data' : 'html';
}

function thirdPartyUrls(requests: readonly Request[], url: string): string[] {
  const { origin } = new URL(url);
  return requests
    .map((request) => request.url())
    .filter((address) => address.startsWith('http') && new URL(address).origin !== origin);
}

/** Returns the bytes of the visited page itself, without prefetched code. */
export function sumPageBytes(bytes: BytesByKind): number {
  return resourceKinds
    .filter((kind) => kind !== 'prefetch')
    .reduce((total, kind) => total + bytes[kind], 0);
}
