import type { Kept, KeepFailure, Measure } from '../protocol';
import type { Everything, ListedFile } from '../rules/release';
import { askWorker } from './askWorker';
import { batchesOf, bytesOf } from './batches';
import { bytesUsed, hasStartedKeeping, keptFiles, removeAll } from './keptFiles';

/**
 * The states of storing the whole site offline. All numbers are bytes.
 *
 *     reading ──▶ seen ──── keep ───▶ keeping ───────▶ all
 *        │          ▲                 │     ▲           │
 *        │          │            stop, failure, keep    │
 *        │          │                 ▼     │           │
 *        │          └──── remove ──── partly ◀─────────(a new release that is incomplete)
 *        └──▶ impossible
 */
export type KeepState =
  | { readonly phase: 'reading' }
  /** No service worker is available: an old browser, a private window, or a site without TLS or service worker. */
  | { readonly phase: 'impossible' }
  /** The pages and files that the reader has seen take `used`. */
  | { readonly phase: 'seen'; readonly used: number; readonly everything: Everything }
  | { readonly phase: 'keeping'; readonly done: number; readonly all: number }
  | {
      readonly phase: 'partly';
      readonly done: number;
      readonly all: number;
      readonly failure: KeepFailure | null;
    }
  | { readonly phase: 'all'; readonly all: number };

/** Downloads the whole site for reading offline. The download stops when the page is closed, and can be resumed. */
export class Keeper {
  #state: KeepState = { phase: 'reading' };
  readonly #listeners = new Set<() => void>();
  readonly #scope: string;
  /** Number of the latest request. A request stops when a later one has started. */
  #run = 0;

  /** `scope` is the base path of the site. */
  constructor(scope: string) {
    this.#scope = scope;
  }

  readonly getState = (): KeepState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads from the caches how many bytes are stored for offline reading. */
  async read(): Promise<void> {
    if (this.#state.phase === 'keeping') return;
    const run = ++this.#run;
    const state = await this.#lookUp().catch((): KeepState => ({ phase: 'impossible' }));
    this.#set(run, state);
  }

  async keep(): Promise<void> {
    const run = ++this.#run;
    try {
      await this.#keep(run);
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
    await removeAll(this.#scope);
    this.#set(run, await this.#lookUp());
  }

  async #lookUp(): Promise<KeepState> {
    if (!document.querySelector('meta[name="release"]')) return { phase: 'impossible' };
    // Registers the service worker now instead of waiting for the page, which registers it later.
    const isRegistered = (await navigator.serviceWorker.getRegistration()) !== undefined;
    if (!isRegistered) await navigator.serviceWorker.register(`${this.#scope}service-worker.js`);
    const { everything, release } = await askWorker<Measure>({ type: 'measure' });
    if (!(await hasStartedKeeping(this.#scope))) {
      return { phase: 'seen', used: await bytesUsed(this.#scope), everything };
    }
    const { files, kept } = await this.#list(everything, release);
    const [done, all] = [bytesOf(files.filter(([path]) => kept.has(path))), bytesOf(files)];
    return done === all ? { phase: 'all', all } : { phase: 'partly', done, all, failure: null };
  }

  async #list({ list }: Everything, release: string) {
    const response = await fetch(this.#scope + list.slice(1));
    if (!response.ok) throw new Error(`The list of files answered ${response.status}.`);
    const files = (await response.json()) as readonly ListedFile[];
    return { files, kept: await keptFiles(files, this.#scope, release) };
  }

  async #keep(run: number): Promise<void> {
    const { everything, release } = await askWorker<Measure>({ type: 'measure' });
    const { files, kept } = await this.#list(everything, release);
    const missing = files.filter(([path]) => !kept.has(path));
    const all = bytesOf(files);
    let done = all - bytesOf(missing);
    this.#set(run, { phase: 'keeping', done, all });
    if (!(await hasRoomFor(all - done))) {
      this.#fail(run, 'room');
      return;
    }
    // Without this call, a browser that is short of storage may delete files that were not used for long.
    await navigator.storage.persist();
    for (const batch of [[[everything.list, 0] as const], ...batchesOf(missing)]) {
      if (run !== this.#run) return;
      const paths = batch.map(([path]) => path);
      const { failure } = await askWorker<Kept>({ type: 'keep', paths });
      if (failure !== null) {
        this.#fail(run, failure);
        return;
      }
      done += bytesOf(batch);
      this.#set(run, { phase: 'keeping', done, all });
    }
    await askWorker<Kept>({ type: 'keepLaterReleases' });
    this.#set(run, { phase: 'all', all });
  }

  #fail(run: number, failure: KeepFailure | null): void {
    const { phase } = this.#state;
    const { done, all } = phase === 'keeping' ? this.#state : { done: 0, all: 0 };
    this.#set(run, { phase: 'partly', done, all, failure });
  }

  #set(run: number, state: KeepState): void {
    if (run !== this.#run) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

async function hasRoomFor(bytes: number): Promise<boolean> {
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
  return quota - usage > bytes;
}
