import type { Params } from '../core/result';
import type { ExportedFile, ExportFormat, RunResult, Stage } from '../protocol';
import { stopped } from './failures';
import type { KernelAnswer, RunListener } from './KernelSession';
import {
  KernelSlot,
  StartFailure,
  type LoadAssets,
  type Realm,
  type StartProgress,
  type WarmKernel,
} from './KernelSlot';
import { runLimits } from './limits';
import type { OpenSandbox } from './Sandbox';

/**
 * Whose code it is. The site's own models share a kernel. What a reader wrote, or what came with a link, may have
 * changed the realm it ran in: nothing else runs there afterwards.
 */
export type Origin = 'site' | 'edited' | 'link';

/** Where code comes from, which says with what it may share a kernel. */
export interface RunSource {
  /** The place on the page that asks: its next run takes the place of one that still waits. */
  readonly owner: string;
  readonly code: string;
  readonly origin: Origin;
}

export interface RunRequest extends RunSource, Pick<RunListener, 'onTriangulated'> {
  readonly name: string;
  readonly params: Params | null;
  readonly onProgress?: (progress: RunProgress) => void;
}

export interface ExportRequest extends RunRequest {
  readonly format: ExportFormat;
}

export type RunProgress =
  | StartProgress
  | { readonly phase: 'wait' | Stage }
  /** The site's own code takes long here: the reader says whether to go on. */
  | { readonly phase: 'slow'; readonly keepWaiting: () => void };

/** A run may end without an answer: a newer run of the same owner took its place before it began. */
export type RunnerAnswer<T> = KernelAnswer<T> | { readonly kind: 'replaced' };

export interface Runner {
  /** Gives the result of the model, an error in words, or that a newer run took its place. Never rejects. */
  run(request: RunRequest): Promise<RunnerAnswer<RunResult>>;
  /** Gives a file of the model, running it first unless it was the last to run. Never rejects. */
  export(request: ExportRequest): Promise<RunnerAnswer<ExportedFile>>;
  /** Ends what `owner` runs or waits for: it fails with the kind "stopped". */
  stop(owner: string): void;
  /** Ends what `owner` runs or waits for, and whatever is left of it: the place is gone. */
  leave(owner: string): void;
  /** Loads the files and starts a kernel, for a reader who is about to run this. */
  prepare(next: RunSource): void;
}

/** Makes the runner of a visit. */
export function createRunner(loadAssets: LoadAssets, openSandbox: OpenSandbox): Runner {
  return new QueuedRunner(new KernelSlot(loadAssets, openSandbox));
}

type AnyOutcome = RunnerAnswer<RunResult | ExportedFile>;

interface Task {
  readonly request: RunRequest;
  readonly format: ExportFormat | null;
  readonly settle: (outcome: AnyOutcome) => void;
}

interface Current {
  readonly task: Task;
  /** Ends the task from outside. */
  readonly end: (outcome: AnyOutcome) => void;
  /** Null while the task waits for the kernel. */
  kernel: WarmKernel | null;
  /** True when nobody is there any more to run something else. */
  isLeft: boolean;
}

/**
 * Runs one task after the other in one kernel, kept warm and shared by all models. A task waits, is the current one, and
 * settles:
 *
 *     waiting ───▶ current: takes the kernel ───▶ runs ───▶ exports, if asked to ───▶ settled
 *        │                      │                  │                 │                   ▲
 *        └─ replaced, stopped ──┴──────────────────┴── stopped, failed ──────────────────┘
 */
class QueuedRunner implements Runner {
  readonly #slot: KernelSlot;
  readonly #waiting: Task[] = [];
  #current: Current | null = null;
  /** What can be exported without running it again: the last run of a kernel that went well. */
  #last: { readonly kernel: WarmKernel; readonly request: RunRequest } | null = null;
  #nextId = 1;

  constructor(slot: KernelSlot) {
    this.#slot = slot;
  }

  run(request: RunRequest): Promise<RunnerAnswer<RunResult>> {
    const isOlder = ({ request: { owner }, format }: Task) =>
      format === null && owner === request.owner;
    this.#settleWaiting(isOlder, { kind: 'replaced' });
    return this.#add(request, null);
  }

  export(request: ExportRequest): Promise<RunnerAnswer<ExportedFile>> {
    return this.#add(request, request.format);
  }

  stop(owner: string): void {
    const isOwn = ({ request }: Task) => request.owner === owner;
    const outcome: AnyOutcome = { kind: 'failed', error: stopped };
    this.#settleWaiting(isOwn, outcome);
    if (this.#current && isOwn(this.#current.task)) this.#current.end(outcome);
  }

  leave(owner: string): void {
    if (this.#current?.task.request.owner === owner) this.#current.isLeft = true;
    this.stop(owner);
    this.#slot.leave(owner);
  }

  prepare(next: RunSource): void {
    // The kernel of a run that goes on is taken from nobody.
    if (!this.#current) this.#slot.prepare(realmOf(next));
  }

  #add<T>(request: RunRequest, format: ExportFormat | null): Promise<RunnerAnswer<T>> {
    return new Promise((resolve) => {
      // A run is answered by a result and an export by a file: the session sees to it.
      this.#waiting.push({ request, format, settle: resolve as Task['settle'] });
      request.onProgress?.({ phase: 'wait' });
      void this.#next();
    });
  }

  #settleWaiting(isMeant: (task: Task) => boolean, outcome: AnyOutcome): void {
    for (const task of this.#waiting.filter(isMeant)) {
      this.#waiting.splice(this.#waiting.indexOf(task), 1);
      task.settle(outcome);
    }
  }

  async #next(): Promise<void> {
    const task = this.#current ? undefined : this.#waiting.shift();
    if (!task) return;
    const outcome = await new Promise<AnyOutcome>((resolve) => {
      const current: Current = { task, end: resolve, kernel: null, isLeft: false };
      this.#current = current;
      void this.#execute(current).then(resolve);
    });
    const ended = this.#current;
    this.#current = null;
    if (ended?.kernel && mustReplace(ended.kernel, outcome, task.request)) {
      this.#slot.clear();
      // A reader who ran something runs again, corrected or with other values: the next kernel is ready by then.
      if (!ended.isLeft) this.#slot.prepare(realmOf(task.request));
    }
    task.settle(outcome);
    void this.#next();
  }

  /** Waits for a kernel and has it answer, unless the task was ended meanwhile. */
  async #execute(current: Current): Promise<AnyOutcome> {
    const { request } = current.task;
    try {
      const taken = this.#slot.take(realmOf(request), (progress) => request.onProgress?.(progress));
      // No wait for a warm one: the run goes to it in the task that asks for it.
      const kernel = taken instanceof Promise ? await taken : taken;
      if (this.#current !== current) return { kind: 'replaced' };
      current.kernel = kernel;
      return await this.#answer(current.task, kernel);
    } catch (reason) {
      if (reason instanceof StartFailure) return { kind: 'failed', error: reason.error };
      throw reason;
    }
  }

  async #answer({ request, format }: Task, kernel: WarmKernel): Promise<AnyOutcome> {
    kernel.realm = realmOf(request);
    if (format === null) return this.#run(request, kernel);
    if (this.#last?.kernel !== kernel || !isSameRun(this.#last.request, request)) {
      const outcome = await this.#run(request, kernel);
      if (outcome.kind !== 'done') return outcome;
    }
    const listener = listenerOf(request);
    listener.onStage('export');
    const outcome = await kernel.session.ask(
      { type: 'export', id: this.#nextId++, format },
      listener,
    );
    // In 0.20.2 what `exportSTEP` leaves behind breaks the kernel later: "memory access out of bounds" at the next cut.
    if (format === 'step') kernel.isExhausted = true;
    return outcome;
  }

  async #run(request: RunRequest, kernel: WarmKernel): Promise<AnyOutcome> {
    const { name, code, params, onTriangulated } = request;
    this.#last = null;
    kernel.runs++;
    const outcome = await kernel.session.ask(
      { type: 'run', id: this.#nextId++, name, code, params },
      { ...listenerOf(request), ...(onTriangulated && { onTriangulated }) },
    );
    if (outcome.kind === 'done') {
      this.#last = { kernel, request };
      kernel.isExhausted = isExhausted(outcome.value, kernel.runs);
    }
    if (request.origin !== 'site') kernel.session.watch();
    return outcome;
  }
}

/**
 * Passes the stages of a run on as its progress. When code of the site takes long, the reader is asked instead, until they
 * have answered: it is not at fault, and it ends.
 */
function listenerOf({ origin, onProgress }: RunRequest) {
  let stage: Stage = 'compile';
  let isAsking = false;
  const onStage = (next: Stage) => {
    stage = next;
    if (!isAsking) onProgress?.({ phase: stage });
  };
  const onSlow = (keepWaiting: () => void) => {
    isAsking = true;
    onProgress?.({
      phase: 'slow',
      keepWaiting: () => {
        keepWaiting();
        isAsking = false;
        onStage(stage);
      },
    });
  };
  return { onStage, ...(origin === 'site' && { onSlow }) };
}

/** Code that is not the site's own has a realm for itself. */
function realmOf({ origin, owner, code }: RunSource): Realm {
  return origin === 'site' ? { origin } : { origin, owner, code };
}

/** True when the kernel is gone, poisoned, exhausted, or holds what foreign code left half done. */
function mustReplace(
  { isExhausted, session }: WarmKernel,
  outcome: AnyOutcome,
  { origin }: RunRequest,
): boolean {
  if (isExhausted || session.hasEnded) return true;
  if (outcome.kind !== 'failed') return false;
  const { kind } = outcome.error;
  if (kind === 'stopped' || kind === 'timeout' || kind === 'memory' || kind === 'wasm-trap') {
    return true;
  }
  const isHarmless = kind === 'syntax' || kind === 'import';
  return origin !== 'site' && !isHarmless;
}

function isExhausted(result: RunResult | ExportedFile, runs: number): boolean {
  if (!('heap' in result)) return false;
  return result.heap > runLimits.maxHeapBytes || runs >= runLimits.maxRuns;
}

function isSameRun(a: RunRequest, b: RunRequest): boolean {
  return (
    a.owner === b.owner &&
    a.code === b.code &&
    JSON.stringify(a.params) === JSON.stringify(b.params)
  );
}
