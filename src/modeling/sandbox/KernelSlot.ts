import type { ModelError } from '../protocol';
import type { Assets, LoadProgress } from './assets';
import { notStarted } from './failures';
import { KernelSession } from './KernelSession';
import type { OpenSandbox } from './Sandbox';

export type LoadAssets = (onProgress: (progress: LoadProgress) => void) => Promise<Assets>;

/** Progress of a kernel that is not running yet. */
export type StartProgress =
  ({ readonly phase: 'load' } & LoadProgress) | { readonly phase: 'start' };

/** A running kernel, and the state of the code that ran in it. */
export interface WarmKernel {
  readonly session: KernelSession;
  /** The realm of the code that ran last. */
  realm: Realm;
  runs: number;
  /** True once the kernel must be replaced: too much memory, too many runs, or a STEP file. */
  isExhausted: boolean;
}

/**
 * Identifies a realm: the objects that all code of one kernel can change. The site's own models share one. A text that
 * a reader wrote or that came with a link has a separate realm for each place on the page. Running it with other
 * parameter values reuses that realm; another text or other attached files never do.
 */
export type Realm =
  | { readonly origin: 'site' }
  | { readonly origin: 'edited' | 'link'; readonly owner: string; readonly code: string };

type State =
  | { readonly phase: 'empty' }
  | { readonly phase: 'opening'; readonly kernel: Promise<WarmKernel> }
  | { readonly phase: 'warm'; readonly kernel: WarmKernel };

const tellNobody: (progress: StartProgress) => void = () => undefined;

/** Thrown when a run cannot start, for lack of a kernel or of its files. `error` is the reason. */
export class StartFailure extends Error {
  readonly error: ModelError;

  constructor(error: ModelError) {
    super(error.sentence);
    this.error = error;
  }
}

/**
 * Holds the one kernel of the visit.
 *
 *            take, prepare                  it answers
 *     empty ──────────────▶ opening ────────────────────▶ warm
 *       ▲                      │                            │
 *       │   a file is missing, │ it was stopped or lost, is │
 *       │   it did not start   │ exhausted, or the next may │
 *       └──────────────────────┴───── not share its realm ──┘
 */
export class KernelSlot {
  #state: State = { phase: 'empty' };
  /** Progress of the kernel that is starting, and the callback of the last caller of `take`. */
  #progress: StartProgress = { phase: 'start' };
  #onProgress = tellNobody;
  readonly #loadAssets: LoadAssets;
  readonly #openSandbox: OpenSandbox;

  constructor(loadAssets: LoadAssets, openSandbox: OpenSandbox) {
    this.#loadAssets = loadAssets;
    this.#openSandbox = openSandbox;
  }

  /**
   * Returns a kernel in which code of `realm` may run. A warm kernel that needs no idle check is returned
   * synchronously, so that the run is posted before the page draws.
   * Errors: rejects with `StartFailure`.
   */
  take(
    realm: Realm,
    onProgress: (progress: StartProgress) => void,
  ): WarmKernel | Promise<WarmKernel> {
    this.#makeRoomFor(realm);
    if (this.#state.phase === 'warm') return this.#rested(this.#state.kernel, realm, onProgress);
    this.#onProgress = onProgress;
    if (this.#state.phase === 'empty') return this.#open();
    onProgress(this.#progress);
    return this.#state.kernel;
  }

  /** Opens a kernel for `realm` unless one exists. A failure is reported to the run that needs it. */
  prepare(realm: Realm): void {
    this.#makeRoomFor(realm);
    if (this.#state.phase === 'empty') this.#open().catch(() => undefined);
  }

  /** Closes the warm kernel if code of `owner` ran in it. */
  leave(owner: string): void {
    if (this.#state.phase !== 'warm') return;
    const { realm } = this.#state.kernel;
    if (realm.origin !== 'site' && realm.owner === owner) this.clear();
  }

  /** Closes the warm kernel. The next one is new. */
  clear(): void {
    if (this.#state.phase !== 'warm') return;
    this.#state.kernel.session.close();
    this.#state = { phase: 'empty' };
  }

  #makeRoomFor(realm: Realm): void {
    if (this.#state.phase === 'warm' && !mayRun(realm, this.#state.kernel)) this.clear();
  }

  /** Runs the idle check after code of a reader or a link: it may never end, and must not affect the next run. */
  #rested(
    kernel: WarmKernel,
    next: Realm,
    onProgress: (progress: StartProgress) => void,
  ): WarmKernel | Promise<WarmKernel> {
    if (kernel.runs === 0 || kernel.realm.origin === 'site') return kernel;
    return kernel.session.isIdle().then((isIdle) => {
      if (isIdle) return kernel;
      if (this.#state.phase === 'warm' && this.#state.kernel === kernel) this.clear();
      return this.take(next, onProgress);
    });
  }

  #open(): Promise<WarmKernel> {
    const kernel = this.#load().then((assets) => this.#start(assets));
    this.#state = { phase: 'opening', kernel };
    kernel.then(
      (warm) => this.#settle({ phase: 'warm', kernel: warm }),
      () => this.#settle({ phase: 'empty' }),
    );
    return kernel;
  }

  /** Removes the callback: the progress of a kernel prepared later does not belong to that run. */
  #settle(state: State): void {
    this.#state = state;
    this.#onProgress = tellNobody;
  }

  async #load(): Promise<Assets> {
    try {
      return await this.#loadAssets((progress) => this.#tell({ phase: 'load', ...progress }));
    } catch (reason) {
      const kernelMessage = reason instanceof Error ? reason.message : String(reason);
      throw new StartFailure({ ...notStarted, kernelMessage });
    }
  }

  async #start(assets: Assets): Promise<WarmKernel> {
    this.#tell({ phase: 'start' });
    const session = new KernelSession(assets, this.#openSandbox);
    const answer = await session.ready;
    if (answer.kind === 'done')
      return { session, realm: { origin: 'site' }, runs: 0, isExhausted: false };
    session.close();
    throw new StartFailure(answer.error);
  }

  #tell(progress: StartProgress): void {
    this.#progress = progress;
    this.#onProgress(progress);
  }
}

/** Returns true if code of `next` may run in the kernel. A kernel in which nothing has run is as good as new. */
function mayRun(next: Realm, { session, realm, runs }: WarmKernel): boolean {
  if (session.hasEnded) return false;
  if (runs === 0) return true;
  if (realm.origin === 'site') return next.origin === 'site';
  return next.origin !== 'site' && next.owner === realm.owner && next.code === realm.code;
}
