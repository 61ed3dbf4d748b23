import { safeParse } from 'valibot';
import type { LazyAttachedFiles, AttachedFiles } from '../attachedFiles';
import type { Params } from '../core/result';
import type { ExportedFile, ExportFormat, RunResult, RunStage } from '../protocol';
import { unreadAttachmentsError, stoppedError } from './failures';
import type { KernelResponse, RunListener } from './KernelSession';
import {
  KernelSlot,
  StartFailure,
  type LoadAssets,
  type Realm,
  type StartProgress,
  type WarmKernel,
} from './KernelSlot';
import { runLimits } from './limits';
import { attachedFilesSchema } from './messageSchema';
import type { OpenSandbox } from './Sandbox';

/**
 * The origin of code. All site models share a kernel. Edited code, and code from a link, may change the JavaScript
 * objects in its kernel, so no other code runs there afterwards.
 */
export type CodeOrigin = 'site' | 'edited' | 'link';

/** Code, its origin and its owner. `realmOf` uses them to determine which runs may share a kernel. */
export interface RunSource {
  /** Identifies the figure that requests the run. A new run of an owner replaces its waiting run. */
  readonly owner: string;
  readonly code: string;
  readonly origin: CodeOrigin;
  /** Attached files, for code that is not the site's own. */
  readonly attached?: LazyAttachedFiles;
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
  | { readonly phase: 'wait' | RunStage }
  /** Code of the site is slow on this device. The reader decides whether to keep waiting. */
  | { readonly phase: 'slow'; readonly keepWaiting: () => void };

/** An answer, or `replaced` if a newer run of the same owner was requested before this one started. */
export type RunnerResponse<T> = KernelResponse<T> | { readonly kind: 'replaced' };

export interface Runner {
  /** Resolves to the result of the model, an explained error, or `replaced`. Never rejects. */
  run(request: RunRequest): Promise<RunnerResponse<RunResult>>;
  /**
   * Resolves to the exported file, an explained error, or `replaced`. Runs the model first unless it was the last one
   * to run. Never rejects.
   */
  export(request: ExportRequest): Promise<RunnerResponse<ExportedFile>>;
  /** Ends the current and waiting tasks of `owner`. They fail with an error of kind "stopped". */
  stop(owner: string): void;
  /** Stops the tasks of `owner` and closes the kernel that its code ran in, because its figure has unmounted. */
  releaseOwner(owner: string): void;
  /** Loads the files and starts a kernel, because the reader is about to run this code. */
  prepare(next: RunSource): void;
}

/** Creates the code runner for one page visit. */
export function createRunner(loadAssets: LoadAssets, openSandbox: OpenSandbox): Runner {
  return new QueuedRunner(new KernelSlot(loadAssets, openSandbox));
}

type AnyOutcome = RunnerResponse<RunResult | ExportedFile>;

interface Task {
  readonly request: RunRequest;
  readonly format: ExportFormat | null;
  /** The attached files, once they are loaded. */
  readonly files?: AttachedFiles;
  readonly settle: (outcome: AnyOutcome) => void;
}

interface Current {
  readonly task: Task;
  /** Settles the task before it has finished, for example when it is stopped. */
  readonly end: (outcome: AnyOutcome) => void;
  /** The kernel that runs the task; null while the task waits for one. */
  kernel: WarmKernel | null;
  /** True if the owner has unmounted, so no further run is expected. */
  isOwnerUnmounted: boolean;
}

/**
 * Runs tasks one after another in one kernel, which is kept warm. A task passes through these states:
 *
 *     waiting ───▶ current: takes the kernel ───▶ runs ───▶ exports, if asked to ───▶ settled
 *        │                      │                  │                 │                   ▲
 *        └─ replaced, stopped ──┴──────────────────┴── stopped, failed ──────────────────┘
 */
class QueuedRunner implements Runner {
  readonly #slot: KernelSlot;
  readonly #waiting: Task[] = [];
  #current: Current | null = null;
  /** The last successful run, which can be exported without running it again. */
  #last: { readonly kernel: WarmKernel; readonly request: RunRequest } | null = null;
  #nextId = 1;

  constructor(slot: KernelSlot) {
    this.#slot = slot;
  }

  run(request: RunRequest): Promise<RunnerResponse<RunResult>> {
    const isOlder = ({ request: { owner }, format }: Task) =>
      format === null && owner === request.owner;
    this.#settleWaiting(isOlder, { kind: 'replaced' });
    return this.#add(request, null);
  }

  export(request: ExportRequest): Promise<RunnerResponse<ExportedFile>> {
    return this.#add(request, request.format);
  }

  stop(owner: string): void {
    const isOwn = ({ request }: Task) => request.owner === owner;
    const outcome: AnyOutcome = { kind: 'failed', error: stoppedError };
    this.#settleWaiting(isOwn, outcome);
    if (this.#current && isOwn(this.#current.task)) this.#current.end(outcome);
  }

  releaseOwner(owner: string): void {
    if (this.#current?.task.request.owner === owner) this.#current.isOwnerUnmounted = true;
    this.stop(owner);
    this.#slot.releaseOwner(owner);
  }

  prepare(next: RunSource): void {
    // Prepares a kernel only between runs, because preparing could close the kernel of the current run.
    if (!this.#current) this.#slot.prepare(realmOf(next));
  }

  #add<T>(request: RunRequest, format: ExportFormat | null): Promise<RunnerResponse<T>> {
    return new Promise((resolve) => {
      // The cast is safe, because a run is answered with a result and an export with a file.
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
      const current: Current = { task, end: resolve, kernel: null, isOwnerUnmounted: false };
      this.#current = current;
      void this.#execute(current).then(resolve);
    });
    const ended = this.#current;
    this.#current = null;
    if (ended?.kernel && mustReplace(ended.kernel, outcome, task.request)) {
      this.#slot.clear();
      // Readers usually change the code or the values and run again, so the next kernel is started now.
      if (!ended.isOwnerUnmounted) this.#slot.prepare(realmOf(task.request));
    }
    task.settle(outcome);
    void this.#next();
  }

  /** Waits for a kernel, then runs the task in it unless the task has ended during the wait. */
  async #execute(current: Current): Promise<AnyOutcome> {
    const { request } = current.task;
    try {
      const { attached, origin } = request;
      const files = attached && origin !== 'site' ? await loadFiles(attached) : null;
      if (this.#current !== current) return { kind: 'replaced' };
      const taken = this.#slot.acquire(realmOf(request), (progress) =>
        request.onProgress?.(progress),
      );
      // A warm kernel is not awaited, so the run is posted in the same JavaScript task.
      const kernel = taken instanceof Promise ? await taken : taken;
      if (this.#current !== current) return { kind: 'replaced' };
      current.kernel = kernel;
      return await this.#answer({ ...current.task, ...(files && { files }) }, kernel);
    } catch (reason) {
      if (reason instanceof StartFailure) return { kind: 'failed', error: reason.error };
      throw reason;
    }
  }

  async #answer(task: Task, kernel: WarmKernel): Promise<AnyOutcome> {
    const { request, format } = task;
    kernel.realm = realmOf(request);
    if (format === null) return this.#run(task, kernel);
    if (this.#last?.kernel !== kernel || !isSameRun(this.#last.request, request)) {
      const outcome = await this.#run(task, kernel);
      if (outcome.kind !== 'done') return outcome;
    }
    const listener = listenerOf(request);
    listener.onStage('export');
    const outcome = await kernel.session.request(
      { type: 'export', id: this.#nextId++, format },
      listener,
    );
    // In version 0.20.2, `exportSTEP` damages the kernel: a later cut fails with "memory access out of bounds".
    if (format === 'step') kernel.isExhausted = true;
    return outcome;
  }

  async #run({ request, files }: Task, kernel: WarmKernel): Promise<AnyOutcome> {
    const { name, code, params, onTriangulated } = request;
    this.#last = null;
    kernel.runs++;
    const outcome = await kernel.session.request(
      { type: 'run', id: this.#nextId++, name, code, params, ...(files && { files }) },
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
 * Reports the stages of a run as its progress. If site code is slow, asks the reader whether to keep waiting, and
 * reports no stages until the answer. Site code always ends, so only a slow device can be the reason.
 */
function listenerOf({ origin, onProgress }: RunRequest) {
  let stage: RunStage = 'compile';
  let isAsking = false;
  const onStage = (next: RunStage) => {
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

/** Returns the realm of code. Code that is not the site's own gets a separate realm. */
function realmOf({ origin, owner, code, attached }: RunSource): Realm {
  // The key of attached files is included, because code may leave their contents in its realm, for example a font.
  return origin === 'site' ? { origin } : { origin, owner, code: code + (attached?.key ?? '') };
}

/** Rejects with `StartFailure` if the files cannot be read or are beyond the limits. */
async function loadFiles({ load }: LazyAttachedFiles): Promise<AttachedFiles> {
  try {
    const files = await load();
    if (safeParse(attachedFilesSchema, files).success) return files;
    throw new Error('They are beyond the limits.');
  } catch (reason) {
    throw new StartFailure({ ...unreadAttachmentsError, kernelMessage: String(reason) });
  }
}

/**
 * Returns true if the kernel has ended, is damaged or exhausted, or if a failed run of code that is not the site's own
 * may have changed its realm.
 */
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
    a.attached?.key === b.attached?.key &&
    JSON.stringify(a.params) === JSON.stringify(b.params)
  );
}
