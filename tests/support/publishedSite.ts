import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RequestListener } from 'node:http';
import { bundleScript } from '../../plugins/shared/bundleScript';
import { listen, type ListeningServer } from '../../server/listen';
import { readSite } from '../../server/site';
import { siteHandler } from '../../server/siteHandler';
import { fileKind, releaseOf, type ListedFile } from '../../src/offline/node';

const root = resolve('build');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const builtRelease = releaseOf(read('index.html'))!;
const worker = '/service-worker.js';
const list = /\/assets\/offline\/everything\.\w+\.json/.exec(read(worker))![0];
const all = JSON.parse(read(list)) as readonly ListedFile[];
const pages = all.map(([path]) => path).filter((path) => fileKind(path) === 'page');

/**
 * The files that "Keep everything" downloads from this test site. To keep the tests fast, they include every kind of
 * file but only a few pages and models. tests/content/offline.test.ts proves that the build's own list is complete.
 */
const files = all.filter(
  ([path]) =>
    !/^\/(docs|models)\//.test(path) ||
    /^\/(docs|models)\/(intro|glossary|cheat-sheet|reading-offline|use-as-a-library)\b/.test(path),
);

/** Differences between a release and the built site. */
interface Changes {
  /** Sixteen hexadecimal digits, as in a build. */
  readonly release: string;
  /** URLs of removed pages. */
  readonly removed?: readonly string[];
  /** A string on the pages of the built site, and its replacement in this release. */
  readonly reworded?: readonly [string, string];
}

/** The built site on its own host, which can publish further releases and go offline. */
export class PublishedSite {
  readonly url: string;
  /** URLs of the site's pages. */
  readonly pages = pages;
  /** URLs requested so far. */
  readonly requests: string[] = [];
  /** Requests for matching URLs get no response. */
  unanswered: RegExp | null = null;
  #listening: ListeningServer | null;
  #answers: ReadonlyMap<string, string | Uint8Array | null> = new Map([
    [list, JSON.stringify(files)],
  ]);
  readonly #built = siteHandler(readSite(root));

  static async open(): Promise<PublishedSite> {
    const sites: PublishedSite[] = [];
    const listening = await listen((...exchange) => sites[0]?.answer(...exchange), place(0));
    const site = new PublishedSite(listening);
    sites.push(site);
    return site;
  }

  private constructor(listening: ListeningServer) {
    this.url = listening.url;
    this.#listening = listening;
  }

  readonly answer: RequestListener = (request, response) => {
    const path = request.url?.replace(/\?.*/, '') ?? '/';
    this.requests.push(path);
    if (this.unanswered?.test(path)) return;
    const changed = this.#answers.get(path);
    if (changed === null) {
      response.writeHead(404, { 'content-type': 'text/html' }).end(read('404.html'));
    } else if (changed !== undefined) {
      response.writeHead(200, { 'content-type': typeOf(path) }).end(changed);
    } else this.#built(request, response);
  };

  /** Publishes another release, like a build of changed sources. */
  publish({ release, removed = [], reworded: [words, others] = ['', ''] }: Changes): void {
    const newList = list.replace(/\w+\.json$/, `${release.slice(0, 8)}.json`);
    const rewritten = pages.map((path): [string, string] => {
      const html = read(join(path, 'index.html')).replaceAll(builtRelease, release);
      return [path, words === '' ? html : html.replaceAll(words, others)];
    });
    this.#answers = new Map<string, string | null>([
      ...rewritten,
      [worker, read(worker).replaceAll(builtRelease, release).replaceAll(list, newList)],
      [newList, JSON.stringify(files.filter(([path]) => !removed.includes(path)))],
      ...removed.map((path): [string, null] => [path, null]),
    ]);
  }

  /** Publishes the site without a service worker, like `SERVICE_WORKER=off npm run build`. */
  async publishWithoutWorker(): Promise<void> {
    this.#answers = new Map([[worker, await bundleScript('src/offline/worker/cleanup.ts')]]);
  }

  /** Stops the server. The site is then unreachable. */
  async disconnect(): Promise<void> {
    await this.#listening?.stop();
    this.#listening = null;
  }

  async connect(): Promise<void> {
    this.#listening ??= await listen(this.answer, place(Number(new URL(this.url).port)));
  }
}

const place = (port: number) => ({ port, host: 'localhost' });

function typeOf(path: string): string {
  if (path.endsWith('.js')) return 'text/javascript';
  return path.endsWith('.json') ? 'application/json' : 'text/html; charset=utf-8';
}
