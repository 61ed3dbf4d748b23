import type { CacheResult, CacheFailure, SiteSize } from '../protocol';
import type { DownloadableSite, ListedFile } from '../rules/release';
import { requestFromWorker } from './requestFromWorker';
import { splitIntoBatches, sumBytes } from './batches';
import { cachedBytes, cachedPaths, hasStartedDownload, removeSiteCaches } from './siteCaches';

/**
 * The states of storing the whole site offline. All numbers are bytes.
 *
 *     loading ──▶ visited ── download ──▶ downloading ──────▶ complete
 *        │           ▲                    │        ▲             │
 *        │           │              stop, failure, download      │
 *        │           │                    ▼        │             │
 *        │           └────── remove ────── partial ◀────────────(a new release that is incomplete)
 *        └──▶ unsupported
 */
export type SiteDownloadState =
  | { readonly phase: 'loading' }
  /** No service worker is available: an old browser, a private window, or a site without TLS or service worker. */
  | { readonly phase: 'unsupported' }
  /** The pages and files that the reader has visited take `used` bytes. */
  | { readonly phase: 'visited'; readonly used: number; readonly everything: DownloadableSite }
  | { readonly phase: 'downloading'; readonly done: number; readonly all: number }
  | {
      readonly phase: 'partial';
      readonly done: number;
      readonly all: number;
      readonly failure: CacheFailure | null;
    }
  | { readonly phase: 'complete'; readonly all: number };

/** Downloads the whole site for reading offline. The download stops when the page is closed, and can be resumed. */
export class SiteDownloader {
  #state: SiteDownloadState = { phase: 'loading' };
  readonly #listeners = new Set<() => void>();
  readonly #scope: string;
  /** Number of the latest request. A request stops when a later one has started. */
  #run = 0;

  /** `scope` is the base path of the site. */
  constructor(scope: string) {
    this.#scope = scope;
  }

  readonly getState = (): SiteDownloadState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads from the caches how many bytes are stored for offline reading. */
  async read(): Promise<void> {
    if (this.#state.phase === 'downloading') return;
    const run = ++this.#run;
    const state = await this.#readState().catch((): SiteDownloadState => ({
      phase: 'unsupported',
    }));
    this.#set(run, state);
  }

  async download(): Promise<void> {
    const run = ++this.#run;
    try {
      await this.#download(run);
    } catch {
      // The list of files failed to load.
      this.#fail(run, 'network');
    }
  }

  stop(): void {
    this.#fail(++this.#run, null);
  }

  async remove(): Promise<void> {
    const run = ++this.#run;
    await removeSiteCaches(this.#scope);
    this.#set(run, await this.#readState());
  }

  async #readState(): Promise<SiteDownloadState> {
    if (!document.querySelector('meta[name="release"]')) return { phase: 'unsupported' };
    // Registers the service worker now instead of waiting for the page, which registers it later.
    const isRegistered = (await navigator.serviceWorker.getRegistration()) !== undefined;
    if (!isRegistered) await navigator.serviceWorker.register(`${this.#scope}service-worker.js`);
    const { everything, release } = await requestFromWorker<SiteSize>({ type: 'measure' });
    if (!(await hasStartedDownload(this.#scope))) {
      return { phase: 'visited', used: await cachedBytes(this.#scope), everything };
    }
    const { files, cached } = await this.#list(everything, release);
    const [done, all] = [sumBytes(files.filter(([path]) => cached.has(path))), sumBytes(files)];
    return done === all
      ? { phase: 'complete', all }
      : { phase: 'partial', done, all, failure: null };
  }

  async #list({ list }: DownloadableSite, release: string) {
    const response = await fetch(this.#scope + list.slice(1));
    if (!response.ok) throw new Error(`The list of files answered ${response.status}.`);
    const files = (await response.json()) as readonly ListedFile[];
    return { files, cached: await cachedPaths(files, this.#scope, release) };
  }

  async #download(run: number): Promise<void> {
    const { everything, release } = await requestFromWorker<SiteSize>({ type: 'measure' });
    const { files, cached } = await this.#list(everything, release);
    const missing = files.filter(([path]) => !cached.has(path));
    const all = sumBytes(files);
    let done = all - sumBytes(missing);
    this.#set(run, { phase: 'downloading', done, all });
    if (!(await hasSpaceFor(all - done))) {
      this.#fail(run, 'room');
      return;
    }
    // Without this call, a browser that is short of storage may delete files that have not been used for a long time.
    await navigator.storage.persist();
    for (const batch of [[[everything.list, 0] as const], ...splitIntoBatches(missing)]) {
      if (run !== this.#run) return;
      const paths = batch.map(([path]) => path);
      const { failure } = await requestFromWorker<CacheResult>({ type: 'keep', paths });
      if (failure !== null) {
        this.#fail(run, failure);
        return;
      }
      done += sumBytes(batch);
      this.#set(run, { phase: 'downloading', done, all });
    }
    await requestFromWorker<CacheResult>({ type: 'keepLaterReleases' });
    this.#set(run, { phase: 'complete', all });
  }

  #fail(run: number, failure: CacheFailure | null): void {
    const { phase } = this.#state;
    const { done, all } = phase === 'downloading' ? this.#state : { done: 0, all: 0 };
    this.#set(run, { phase: 'partial', done, all, failure });
  }

  #set(run: number, state: SiteDownloadState): void {
    if (run !== this.#run) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

async function hasSpaceFor(bytes: number): Promise<boolean> {
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
  return quota - usage > bytes;
}
