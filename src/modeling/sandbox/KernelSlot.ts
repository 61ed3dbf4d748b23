import type { ModelError } from '../protocol';
import type { SandboxAssets, LoadProgress } from './assets';
import { notStartedError } from './failures';
import { KernelSession } from './KernelSession';
import type { OpenSandbox } from './Sandbox';

export type LoadAssets = (onProgress: (progress: LoadProgress) => void) => Promise<SandboxAssets>;

/** Progress of a kernel that is not running yet. */
export type StartProgress =
  ({ readonly phase: 'load' } & LoadProgress) | { readonly phase: 'start' };

/** A running kernel, and the realm of the code that ran in it. */
export interface WarmKernel {
  readonly session: KernelSession;
  /** The realm of the code that ran last. */
  realm: Realm;
  runs: number;
  /** True once the kernel must be replaced: too much memory, too many runs, or a STEP file. */
  isExhausted: boolean;
}

/**
 * Identifies a realm: the JavaScript objects that all code in one kernel can change. All site models share one realm.
 * Edited or linked code has a separate realm for each figure on the page. Running the same code with other values
 * reuses its realm. Changed code or other attached files get a new realm.
 */
export type Realm =
  | { readonly origin: 'site' }
  | { readonly origin: 'edited' | 'link'; readonly owner: string; readonly code: string };

type State =
  | { readonly phase: 'empty' }
  | { readonly phase: 'opening'; readonly kernel: Promise<WarmKernel> }
  | { readonly phase: 'warm'; readonly kernel: WarmKernel };

const ignoreProgress: (progress: StartProgress) => void = () => undefined;

/** Thrown if a run cannot start, because the kernel or attached files are not available. `error` is the reason. */
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
 *           acquire, prepare              kernel answers
 *     empty ──────────────▶ opening ────────────────────▶ warm
 *       ▲                      │                            │
 *       │   file missing, or   │   kernel stopped, lost or  │
 *       │   kernel not started │   exhausted, or next code  │
 *       └──────────────────────┴── has a different realm ───┘
 */
export class KernelSlot {
  #state: State = { phase: 'empty' };
  /** The latest progress of the kernel that is starting. */
  #progress: StartProgress = { phase: 'start' };
  /** Callback of the run that waits for the starting kernel. Does nothing if no run waits. */
  #onProgress = ignoreProgress;
  readonly #loadAssets: LoadAssets;
  readonly #openSandbox: OpenSandbox;

  constructor(loadAssets: LoadAssets, openSandbox: OpenSandbox) {
    this.#loadAssets = loadAssets;
    this.#openSandbox = openSandbox;
  }

  /**
   * Returns a kernel in which code of `realm` may run. If the kernel is warm and needs no idle check, returns it
   * synchronously, so the run is posted before the page draws.
   * Rejects with `StartFailure`.
   */
  acquire(
    realm: Realm,
    onProgress: (progress: StartProgress) => void,
  ): WarmKernel | Promise<WarmKernel> {
    this.#makeRoomFor(realm);
    if (this.#state.phase === 'warm')
      return this.#afterIdleCheck(this.#state.kernel, realm, onProgress);
    this.#onProgress = onProgress;
    if (this.#state.phase === 'empty') return this.#open();
    onProgress(this.#progress);
    return this.#state.kernel;
  }

  /** Opens a kernel for `realm` unless one exists. Ignores a failure, because the next run reports it. */
  prepare(realm: Realm): void {
    this.#makeRoomFor(realm);
    if (this.#state.phase === 'empty') this.#open().catch(() => undefined);
  }

  /** Closes the warm kernel if code of `owner` ran in it. */
  releaseOwner(owner: string): void {
    if (this.#state.phase !== 'warm') return;
    const { realm } = this.#state.kernel;
    if (realm.origin !== 'site' && realm.owner === owner) this.clear();
  }

  /** Closes the warm kernel, so the next run gets a new one. */
  clear(): void {
    if (this.#state.phase !== 'warm') return;
    this.#state.kernel.session.close();
    this.#state = { phase: 'empty' };
  }

  #makeRoomFor(realm: Realm): void {
    if (this.#state.phase === 'warm' && !canShareRealm(realm, this.#state.kernel)) this.clear();
  }

  /**
   * Runs the idle check if the last code came from a reader or a link, because such code may still be running. Returns
   * the kernel if it is idle, otherwise a new kernel.
   */
  #afterIdleCheck(
    kernel: WarmKernel,
    next: Realm,
    onProgress: (progress: StartProgress) => void,
  ): WarmKernel | Promise<WarmKernel> {
    if (kernel.runs === 0 || kernel.realm.origin === 'site') return kernel;
    return kernel.session.isIdle().then((isIdle) => {
      if (isIdle) return kernel;
      if (this.#state.phase === 'warm' && this.#state.kernel === kernel) this.clear();
      return this.acquire(next, onProgress);
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

  /**
   * Sets the state when a kernel has started or failed. Removes the callback, because the progress of the next kernel
   * belongs to another run.
   */
  #settle(state: State): void {
    this.#state = state;
    this.#onProgress = ignoreProgress;
  }

  async #load(): Promise<SandboxAssets> {
    try {
      return await this.#loadAssets((progress) =>
        this.#reportProgress({ phase: 'load', ...progress }),
      );
    } catch (reason) {
      const kernelMessage = reason instanceof Error ? reason.message : String(reason);
      throw new StartFailure({ ...notStartedError, kernelMessage });
    }
  }

  async #start(assets: SandboxAssets): Promise<WarmKernel> {
    this.#reportProgress({ phase: 'start' });
    const session = new KernelSession(assets, this.#openSandbox);
    const answer = await session.ready;
    if (answer.kind === 'done')
      return { session, realm: { origin: 'site' }, runs: 0, isExhausted: false };
    session.close();
    throw new StartFailure(answer.error);
  }

  #reportProgress(progress: StartProgress): void {
    this.#progress = progress;
    this.#onProgress(progress);
  }
}

/** Returns true if code of `next` may run in the kernel. Any code may run in a kernel in which nothing has run yet. */
function canShareRealm(next: Realm, { session, realm, runs }: WarmKernel): boolean {
  if (session.hasEnded) return false;
  if (runs === 0) return true;
  if (realm.origin === 'site') return next.origin === 'site';
  return next.origin !== 'site' && next.owner === realm.owner && next.code === realm.code;
}
