import type { ExportFormat, FromWorker, ModelError, RunResult, Stage } from '../protocol';
import type { Params, SolidPart } from '../core/result';
import type { LoadProgress } from './assets';
import { broken, startKernel, stopped, timeout, type Kernel, type LoadAssets } from './kernelHost';
import { limits } from './limits';
import type { OpenSandbox } from './Sandbox';

/**
 * Whose code it is. The site's own models share a kernel. What a reader wrote, or what came with a link, may have
 * changed the realm it ran in: nothing else runs there afterwards.
 */
export type Origin = 'site' | 'edited' | 'link';

export interface RunRequest {
  /** The place on the page that asks: its next run takes the place of one that still waits. */
  readonly owner: string;
  readonly name: string;
  readonly code: string;
  readonly params: Params | null;
  readonly origin: Origin;
  readonly onProgress?: (progress: RunProgress) => void;
  /** Called with what can be drawn while it is still being measured. */
  readonly onTriangulated?: (parts: readonly SolidPart[]) => void;
}

export interface ExportRequest extends RunRequest {
  readonly format: ExportFormat;
}

export type RunProgress =
  ({ readonly phase: 'load' } & LoadProgress) | { readonly phase: 'wait' | 'start' | Stage };

export type Outcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: ModelError }
  /** A newer run of the same owner took its place before it began. */
  | { readonly kind: 'replaced' };

export interface ExportedFile {
  readonly bytes: ArrayBuffer;
  readonly mime: string;
}

export interface Runner {
  /** Gives the result of the model, an error in words, or that a newer run took its place. Never rejects. */
  run(request: RunRequest): Promise<Outcome<RunResult>>;
  /** Gives a file of the model, running it first unless it was the last to run. Never rejects. */
  export(request: ExportRequest): Promise<Outcome<ExportedFile>>;
  /** Ends what `owner` runs or waits for: it fails with the kind "stopped". */
  stop(owner: string): void;
  /** Loads the files and starts a kernel, for a reader who is about to run something. */
  prepare(): void;
}

type AnyOutcome = Outcome<RunResult | ExportedFile>;

interface Task {
  readonly request: RunRequest;
  readonly format: ExportFormat | null;
  readonly settle: (outcome: AnyOutcome) => void;
}

/** The kernel of the visit and what has run in it. */
interface Used {
  readonly kernel: Kernel;
  /** True once the kernel is up: then a run goes to it at once, ahead of all that the page has to draw. */
  isReady: boolean;
  realm: string;
  runs: number;
  /** True when it has done its work: too much memory, too many runs, or a realm that could not be put right. */
  isSpent: boolean;
  /** What the worker ran last and can export. */
  last: RunRequest | null;
}

/**
 * Makes the runner of a visit: one kernel at a time, kept warm and shared by all models, and replaced after a kill, a
 * trap, too much memory or 50 runs, or before code that must not share a realm with what ran before.
 */
export function createRunner(loadAssets: LoadAssets, openSandbox: OpenSandbox): Runner {
  const waiting: Task[] = [];
  let current: { readonly task: Task; readonly fail: (error: ModelError) => void } | null = null;
  let opening: Promise<Used> | null = null;
  let used: Used | null = null;
  let nextId = 1;

  function add<T>(request: RunRequest, format: ExportFormat | null): Promise<Outcome<T>> {
    return new Promise((resolve) => {
      if (format === null) replaceWaiting(request.owner);
      // The worker answers a run with a result and an export with a file: `ask` sees to it.
      waiting.push({ request, format, settle: resolve as Task['settle'] });
      request.onProgress?.({ phase: 'wait' });
      void next();
    });
  }

  function replaceWaiting(owner: string): void {
    takeWaiting((task) => task.format === null && task.request.owner === owner, {
      kind: 'replaced',
    });
  }

  function takeWaiting(isTaken: (task: Task) => boolean, outcome: AnyOutcome): void {
    for (const task of waiting.filter(isTaken)) {
      waiting.splice(waiting.indexOf(task), 1);
      task.settle(outcome);
    }
  }

  async function next(): Promise<void> {
    const task = current ? undefined : waiting.shift();
    if (!task) return;
    const outcome = await new Promise<AnyOutcome>((resolve) => {
      const fail = (error: ModelError) => resolve({ kind: 'failed', error });
      current = { task, fail };
      execute(task).then(resolve, (reason: unknown) => fail(loadError(reason)));
    });
    current = null;
    const isLost = outcome.kind === 'failed' && needsNewKernel(outcome.error, task.request);
    if (isLost || used?.isSpent) {
      discard();
      // A reader who ran something runs again, mended or with other values: the next kernel is ready by then.
      prepare();
    }
    task.settle(outcome);
    void next();
  }

  async function execute(task: Task): Promise<AnyOutcome> {
    const { request, format } = task;
    const onProgress = request.onProgress ?? (() => undefined);
    const place = placeFor(request) ?? (await open(onProgress));
    place.realm = realmOf(request);
    onProgress({ phase: 'start' });
    const error = place.isReady ? null : await place.kernel.ready;
    // Stopped while the kernel came up: nobody waits for the outcome.
    if (current?.task !== task) return { kind: 'replaced' };
    if (error) {
      discard();
      return { kind: 'failed', error };
    }
    place.isReady = true;
    if (format === null) return await run(place, request);
    if (!place.last || !isSameRun(place.last, request)) {
      const outcome = await run(place, request);
      if (outcome.kind !== 'done') return outcome;
    }
    onProgress({ phase: 'export' });
    const outcome = await ask(place, { type: 'export', id: nextId++, format }, request);
    // In 0.20.2 what `exportSTEP` leaves behind breaks the kernel later: "memory access out of bounds" at the next cut.
    if (format === 'step') place.isSpent = true;
    return outcome;
  }

  async function run(place: Used, request: RunRequest): Promise<AnyOutcome> {
    const { name, code, params } = request;
    place.last = null;
    place.runs++;
    const outcome = await ask(place, { type: 'run', id: nextId++, name, code, params }, request);
    if (outcome.kind === 'done') {
      place.last = request;
      place.isSpent = isSpent(outcome.value, place.runs);
    }
    return outcome;
  }

  /** The kernel of the visit, if this may run there. */
  function placeFor(request: RunRequest): Used | null {
    // A kernel in which nothing has run yet is as good as a new one for anybody.
    if (used && used.runs > 0 && !mayFollow(realmOf(request), used.realm)) discard();
    return used;
  }

  function open(onProgress: (progress: RunProgress) => void): Promise<Used> {
    const loading = loadAssets((progress) => onProgress({ phase: 'load', ...progress }));
    opening ??= loading
      .then((assets) => {
        const kernel = startKernel(assets, openSandbox);
        return (used = {
          kernel,
          isReady: false,
          realm: 'site',
          runs: 0,
          isSpent: false,
          last: null,
        });
      })
      .finally(() => {
        opening = null;
      });
    return opening;
  }

  function discard(): void {
    used?.kernel.close();
    used = null;
  }

  function prepare(): void {
    // A failure here is told to the run that needs the kernel.
    if (!used) open(() => undefined).catch(() => undefined);
  }

  return {
    run: (request) => add<RunResult>(request, null),
    export: (request) => add<ExportedFile>(request, request.format),
    stop: (owner) => {
      const isOwn = (task: Task) => task.request.owner === owner;
      takeWaiting(isOwn, { kind: 'failed', error: stopped });
      if (current && isOwn(current.task)) current.fail(stopped);
    },
    prepare,
  };
}

/** Asks the worker for a result or a file. Settles within the time limit, whatever the code inside does. */
function ask(
  { kernel }: Used,
  message:
    | {
        readonly type: 'run';
        readonly id: number;
        readonly name: string;
        readonly code: string;
        readonly params: Params | null;
      }
    | { readonly type: 'export'; readonly id: number; readonly format: ExportFormat },
  { onProgress, onTriangulated }: RunRequest,
): Promise<AnyOutcome> {
  return new Promise((resolve) => {
    let messages = 0;
    const fail = (error: ModelError) => finish({ kind: 'failed', error });
    const timer = setTimeout(fail, limits.runMs, timeout);
    const finish = (outcome: AnyOutcome) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    const hear = (answer: FromWorker) => {
      if (++messages > limits.messagesPerRun) fail(timeout);
      if (!('id' in answer) || answer.id !== message.id) return;
      if (answer.type === 'progress') onProgress?.({ phase: answer.stage });
      if (answer.type === 'triangulated') onTriangulated?.(answer.parts);
      if (answer.type === 'error') fail(answer.error);
      if (answer.type === 'result' && message.type === 'run') {
        finish({ kind: 'done', value: answer.result });
      }
      if (answer.type === 'file' && message.type === 'export') {
        finish({ kind: 'done', value: answer });
      }
    };
    kernel.ask(message, hear, fail);
  });
}

/** Code that is not the site's own gets a realm named after its place on the page. */
function realmOf({ origin, owner }: RunRequest): string {
  return origin === 'site' ? 'site' : `${origin}:${owner}`;
}

/** What a reader wrote may run where only the site's own models ran; code from a link may not follow anything. */
function mayFollow(realm: string, before: string): boolean {
  return realm === before || (before === 'site' && realm.startsWith('edited:'));
}

/** After these the kernel is gone, poisoned, or holds what foreign code left half done. */
function needsNewKernel({ kind }: ModelError, { origin }: RunRequest): boolean {
  if (kind === 'stopped' || kind === 'timeout' || kind === 'memory' || kind === 'wasm-trap') {
    return true;
  }
  const isHarmless = kind === 'syntax' || kind === 'import' || kind === 'params';
  return origin !== 'site' && !isHarmless;
}

function isSpent(result: RunResult | ExportedFile, runs: number): boolean {
  if (!('heap' in result)) return false;
  const isDamaged = result.isRealmDamaged ?? false;
  return isDamaged || result.heap > limits.heapBytes || runs >= limits.runs;
}

function isSameRun(a: RunRequest, b: RunRequest): boolean {
  return (
    a.owner === b.owner &&
    a.code === b.code &&
    JSON.stringify(a.params) === JSON.stringify(b.params)
  );
}

function loadError(reason: unknown): ModelError {
  return { ...broken, kernelMessage: reason instanceof Error ? reason.message : String(reason) };
}
