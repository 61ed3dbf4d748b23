import type { Page, Request } from '@playwright/test';
import { encode } from '../../plugins/steps/compression/encode';
import { untilHydrated } from '../shared/browser';
import { untilIdle } from '../shared/browser';

/** Kinds of resources that a visit loads. `prefetch` is code for pages that links lead to. */
export const resourceKinds = ['html', 'css', 'js', 'font', 'picture', 'data', 'prefetch'] as const;

/** Bytes over the wire, bodies only, encoded as they are published. */
export type Bytes = Readonly<Record<(typeof resourceKinds)[number], number>>;

export interface Visit {
  /** Requests before the load event, and pictures that load later. */
  readonly firstView: Bytes;
  /** Until the page is hydrated and nothing more loads. The reader does nothing. */
  readonly whole: Bytes;
  /** Addresses of requests to other hosts. */
  readonly thirdParty: readonly string[];
}

/**
 * Returns the bytes of a first visit to `url` without a click. `page` must belong to a new context, whose cache is
 * empty.
 * Errors: names an address that the site does not have, because its not-found page would be measured instead.
 */
export async function measureVisit(page: Page, url: string): Promise<Visit> {
  const requests: Request[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', (request) => {
    pending.delete(request);
    requests.push(request);
  });
  const response = await page.goto(url);
  if (response?.status() !== 200) throw new Error(`${url} answers ${response?.status()}.`);
  await untilHydrated(page);
  // Files that load may request more.
  do await untilIdle(page);
  while (pending.size > 0);
  const loadedAt = await timeOfLoad(page);
  return {
    firstView: await sum(requests.filter((request) => !isForLater(request, loadedAt))),
    whole: await sum(requests),
    thirdParty: foreign(requests, url),
  };
}

/** Returns the time of the load event, in milliseconds as in `Date.now()`. */
function timeOfLoad(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [
      PerformanceNavigationTiming,
    ];
    return performance.timeOrigin + loadEventStart;
  });
}

/**
 * Returns true for scripts, style sheets and data that are requested after the load event. Pictures load lazily by
 * themselves.
 */
function isForLater(request: Request, loadedAt: number): boolean {
  const kind = kindOf(new URL(request.url()).pathname);
  return ['js', 'css', 'data'].includes(kind) && request.timing().startTime >= loadedAt;
}

/**
 * Returns the bytes by kind. Each address counts once: as `prefetch` if the page only prefetched it, else by its kind.
 */
async function sum(requests: readonly Request[]): Promise<Bytes> {
  const bytes = { html: 0, css: 0, js: 0, font: 0, picture: 0, data: 0, prefetch: 0 };
  const used = new Set(requests.filter((one) => !isPrefetch(one)).map((one) => one.url()));
  const counted = new Set<string>();
  for (const request of requests) {
    const url = request.url();
    if (!url.startsWith('http') || counted.has(url)) continue;
    counted.add(url);
    const kind = used.has(url) ? kindOf(new URL(url).pathname) : 'prefetch';
    bytes[kind] += await publishedSize(request);
  }
  return bytes;
}

/** Returns the size in a release build: other builds compress less, to be quicker. */
async function publishedSize(request: Request): Promise<number> {
  const response = await request.response();
  if (response?.headers()['content-encoding'] === 'br') {
    // Fetched a second time, because the browser discards bodies during a long visit.
    const body = await (await fetch(request.url())).arrayBuffer();
    const { bytes } = await encode(Buffer.from(body), '.br', 'release');
    if (bytes) return bytes.length;
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

function foreign(requests: readonly Request[], url: string): string[] {
  const { origin } = new URL(url);
  return requests
    .map((request) => request.url())
    .filter((address) => address.startsWith('http') && new URL(address).origin !== origin);
}

/** Returns the bytes of the visited page itself, without prefetched code. */
export function totalOf(bytes: Bytes): number {
  return resourceKinds
    .filter((kind) => kind !== 'prefetch')
    .reduce((total, kind) => total + bytes[kind], 0);
}
