import type { Page, Request } from '@playwright/test';
import { encode } from '../../plugins/compression/encode';
import { startApplication } from '../shared/startApplication';
import { untilIdle } from '../shared/untilIdle';

/** What a visit loads, by what it is for. `prefetch` is for pages that links lead to, whether it was run ahead or not. */
export const resourceKinds = ['html', 'css', 'js', 'font', 'picture', 'data', 'prefetch'] as const;

/** Bytes over the wire, bodies only, encoded as they are published. */
export type Bytes = Readonly<Record<(typeof resourceKinds)[number], number>>;

export interface Visit {
  /** Until the first view is done, with all of its pictures; the reader has not moved. */
  readonly firstView: Bytes;
  /** After the reader's first interaction, when the page answers events, with all that was fetched before it. */
  readonly hydrated: Bytes;
  /** Addresses on other hosts. */
  readonly thirdParty: readonly string[];
}

/**
 * Returns what a first visit to `url` loads. `page` must be of a fresh context: nothing is cached yet.
 * Errors: names an address that the site does not have, in whose place the not-found page would be measured.
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
  /** What is loaded may ask for more. */
  const untilLoaded = async () => {
    do await untilIdle(page);
    while (pending.size > 0);
  };
  const response = await page.goto(url);
  if (response?.status() !== 200) throw new Error(`${url} answers ${response?.status()}.`);
  await untilLoaded();
  const viewedAt = await timeOfLoad(page);
  const firstView = await sum(requests.filter((request) => !isAhead(request, viewedAt)));

  const ofPage = new Set(requests.map((request) => request.url()));
  await startApplication(page);
  await untilLoaded();
  // The page's own code was fetched by hints as well, before it was touched.
  const isForOthers = (request: Request) => isPrefetch(request) && !ofPage.has(request.url());
  return {
    firstView,
    hydrated: await sum(requests, isForOthers),
    thirdParty: foreign(requests, url),
  };
}

/** When the first view was done, in the milliseconds of `Date`. */
function timeOfLoad(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [
      PerformanceNavigationTiming,
    ];
    return performance.timeOrigin + loadEventStart;
  });
}

/** Whether `request` is for code that is fetched ahead once the first view is done. Pictures come late by themselves. */
function isAhead(request: Request, viewedAt: number): boolean {
  const kind = kindOf(new URL(request.url()).pathname);
  return (kind === 'js' || kind === 'css') && request.timing().startTime >= viewedAt;
}

/** What was fetched ahead and asked for later is counted once. */
async function sum(
  requests: readonly Request[],
  isForOthers: (request: Request) => boolean = () => false,
): Promise<Bytes> {
  const bytes = { html: 0, css: 0, js: 0, font: 0, picture: 0, data: 0, prefetch: 0 };
  const counted = new Set<string>();
  for (const request of requests) {
    if (!request.url().startsWith('http') || counted.has(request.url())) continue;
    counted.add(request.url());
    const kind = isForOthers(request) ? 'prefetch' : kindOf(new URL(request.url()).pathname);
    bytes[kind] += await publishedSize(request);
  }
  return bytes;
}

/** What is built to be tried is encoded quickly: counted is what brotli makes of it for a release. */
async function publishedSize(request: Request): Promise<number> {
  const response = await request.response();
  if (response?.headers()['content-encoding'] === 'br') {
    // Asked of the server again: the browser lets go of what a long visit loaded.
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

/** Everything that was loaded for the visited page itself. */
export function totalOf(bytes: Bytes): number {
  return resourceKinds
    .filter((kind) => kind !== 'prefetch')
    .reduce((total, kind) => total + bytes[kind], 0);
}
