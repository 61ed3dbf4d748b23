import type { ModelError } from '../protocol';
import type { Assets, LoadProgress } from './assets';
import { notStarted } from './failures';
import { KernelSession } from './KernelSession';
import type { OpenSandbox } from './Sandbox';

export type LoadAssets = (onProgress: (progress: LoadProgress) => void) => Promise<Assets>;

/** What a kernel that is not up yet is waiting for. */
export type StartProgress =
  ({ readonly phase: 'load' } & LoadProgress) | { readonly phase: 'start' };

/** A kernel that is up, and what has run in it. */
export interface WarmKernel {
  readonly session: KernelSession;
  /** Whose code ran in it last. */
  realm: Realm;
  runs: number;
  /** True when it has done its work: too much memory, or too many runs. */
  isExhausted: boolean;
}

/**
 * Whose code shares a realm, the objects that all code of one kernel can change: the site's own models; or one text, in
 * one place on the page, that a reader wrote or that came with a link. Other values for the same text share its realm,
 * another text never does.
 */
export type Realm =
  | { readonly origin: 'site' }
  | { readonly origin: 'edited' | 'link'; readonly owner: string; readonly code: string };

type State =
  | { readonly phase: 'empty' }
  | { readonly phase: 'opening'; readonly kernel: Promise<WarmKernel> }
  | { readonly phase: 'warm'; readonly kernel: WarmKernel };

const tellNobody: (progress: StartProgress) => void = () => undefined;

/** A kernel that did not come up, with the reason in words. */
export class StartFailure extends Error {
  readonly error: ModelError;

  constructor(error: ModelError) {
    super(error.sentence);
    this.error = error;
  }
}

/**
 * The place of the visit's one kernel.
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
  /** How far the opening has come, and who wants to know: the last who asked for the kernel. */
  #progress: StartProgress = { phase: 'start' };
  #onProgress = tellNobody;
  readonly #loadAssets: LoadAssets;
  readonly #openSandbox: OpenSandbox;

  constructor(loadAssets: LoadAssets, openSandbox: OpenSandbox) {
    this.#loadAssets = loadAssets;
    this.#openSandbox = openSandbox;
  }

  /**
   * Gives a kernel in which code of `realm` may run: a warm one at once, so that a run goes to it ahead of all that the
   * page has to draw.
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

  /** Opens a kernel for `realm` unless there is one. A failure is reported to the run that needs it. */
  prepare(realm: Realm): void {
    this.#makeRoomFor(realm);
    if (this.#state.phase === 'empty') this.#open().catch(() => undefined);
  }

  /** Closes a kernel in which code of `owner` has run. */
  leave(owner: string): void {
    if (this.#state.phase !== 'warm') return;
    const { realm } = this.#state.kernel;
    if (realm.origin !== 'site' && realm.owner === owner) this.clear();
  }

  /** Closes a kernel that is up. The next is a new one. */
  clear(): void {
    if (this.#state.phase !== 'warm') return;
    this.#state.kernel.session.close();
    this.#state = { phase: 'empty' };
  }

  #makeRoomFor(realm: Realm): void {
    if (this.#state.phase === 'warm' && !mayRun(realm, this.#state.kernel)) this.clear();
  }

  /** What is left of code of a reader or a stranger must not meet their next run either: it may have no end. */
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

  /** Who waited has an answer: a kernel that is prepared later is no progress of that run. */
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

/** A kernel in which nothing has run yet is as good as a new one for anybody. */
function mayRun(next: Realm, { session, realm, runs }: WarmKernel): boolean {
  if (session.hasEnded) return false;
  if (runs === 0) return true;
  if (realm.origin === 'site') return next.origin === 'site';
  return next.origin !== 'site' && next.owner === realm.owner && next.code === realm.code;
}
