import type { SolidPart } from '../core/result';
import type {
  ExportedFile,
  FailedRun,
  FromWorker,
  ModelError,
  KernelQuestion,
  RunResult,
  Stage,
} from '../protocol';
import { withTriangles } from '../triangles';
import type { Assets } from './assets';
import { Allowance } from './Allowance';
import {
  broken,
  flooded,
  notStarted,
  outOfMemory,
  stopped,
  timeout,
  tooSlow,
  unreadable,
} from './failures';
import { runLimits } from './limits';
import { readRunnerMessage } from './readRunnerMessage';
import type { OpenSandbox, Sandbox } from './Sandbox';
import type { Death } from './sandboxEvents';

export type KernelAnswer<T> =
  | { readonly kind: 'done'; readonly value: T }
  /** `failed` is there when the code of a run failed by itself. */
  | { readonly kind: 'failed'; readonly error: ModelError; readonly failed?: FailedRun };

/** Who follows a run while it goes on. */
export interface RunListener {
  readonly onStage?: (stage: Stage) => void;
  /** Called with what can be drawn while it is still being measured. */
  readonly onTriangulated?: (parts: readonly SolidPart[]) => void;
  /** Called instead of a stop when the time is over; `keepWaiting` gives the run much longer. */
  readonly onSlow?: (keepWaiting: () => void) => void;
}

/** What the session waits to hear from the worker. */
interface Pending {
  readonly hear: (message: FromWorker) => void;
  readonly fail: (error: ModelError) => void;
  readonly allowance: Allowance;
}

/**
 * A sandbox with a kernel in it, which answers one question at a time.
 *
 *                 ready            ask
 *     starting ─────────▶ idle ◀─────────▶ asked
 *         │                │      answer     │
 *         └── too late ────┴── a message  ───┴── too late, too much said, death of the process
 *             or death     │   nobody        │
 *                          ▼   asked for     ▼
 *                        ended: the sandbox is closed, and the question, if any, has failed
 */
export class KernelSession {
  /** Settles once the kernel answers, or never will. Does not reject. */
  readonly ready: Promise<KernelAnswer<null>>;
  readonly #sandbox: Sandbox;
  /** Null while the session is idle or has ended. */
  #pending: Pending | null = null;
  #hasStarted = false;
  #hasEnded = false;
  /** The question that is under way whether the worker is idle. */
  #rest: Promise<boolean> | null = null;
  #watch: ReturnType<typeof setInterval> | undefined;

  constructor(assets: Assets, openSandbox: OpenSandbox) {
    this.ready = this.#listen<null>(runLimits.startMs, notStarted, (message) => {
      if (message.type === 'error') return { kind: 'failed', error: message.error };
      if (message.type !== 'ready') return null;
      this.#hasStarted = true;
      return { kind: 'done', value: null };
    });
    this.#sandbox = openSandbox(assets, {
      onMessage: (event) => this.#receive(event),
      onDeath: (reason) => this.#die(reason),
    });
  }

  /** True when nothing can be asked any more. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Asks for a result or a file. Settles within the time limit, whatever the code inside does, and never rejects. */
  ask(
    question: KernelQuestion,
    listener: RunListener,
  ): Promise<KernelAnswer<RunResult | ExportedFile>> {
    const { onSlow } = listener;
    const answer = this.#listen(
      runLimits.runMs,
      timeout,
      answerReader(question, listener),
      onSlow &&
        ((endAfter) => {
          endAfter(runLimits.askMs, tooSlow);
          onSlow(() => endAfter(runLimits.patientMs, tooSlow));
        }),
    );
    this.#sandbox.post(question);
    return answer;
  }

  /**
   * Asks whether what ran is over and has left nothing behind. A worker that is still busy ends with the session: what
   * goes on in it would delay the next run, and be blamed on it.
   */
  isIdle(): Promise<boolean> {
    if (this.#hasEnded) return Promise.resolve(false);
    this.#rest ??= this.#askWhetherIdle().finally(() => {
      this.#rest = null;
    });
    return this.#rest;
  }

  /** Asks so again and again while nothing else is asked, so that code left behind takes no core from the reader. */
  watch(): void {
    clearInterval(this.#watch);
    this.#watch = setInterval(() => {
      if (!this.#pending) void this.isIdle();
    }, runLimits.idleCheckMs);
  }

  close(): void {
    this.#end(stopped);
  }

  async #askWhetherIdle(): Promise<boolean> {
    const listening = this.#listen<boolean>(runLimits.idleMs, stopped, (message) =>
      message.type === 'idle' ? { kind: 'done', value: message.isTidy } : null,
    );
    this.#sandbox.post({ type: 'ping', id: 0 });
    const answer = await listening;
    return answer.kind === 'done' && answer.value;
  }

  /**
   * Waits until `read` finds the answer in a message; after `ms` the session ends with `late`, unless `onLate` gives it
   * another end.
   */
  #listen<T>(
    ms: number,
    late: ModelError,
    read: (message: FromWorker) => KernelAnswer<T> | null,
    onLate?: (endAfter: (ms: number, error: ModelError) => void) => void,
  ): Promise<KernelAnswer<T>> {
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout>;
      let isSettled = false;
      const endAfter = (after: number, error: ModelError) => {
        if (isSettled) return;
        clearTimeout(timer);
        timer = setTimeout(() => this.#end(error), after);
      };
      if (onLate) timer = setTimeout(() => onLate(endAfter), ms);
      else endAfter(ms, late);
      const settle = (answer: KernelAnswer<T>) => {
        clearTimeout(timer);
        isSettled = true;
        this.#pending = null;
        resolve(answer);
      };
      this.#pending = {
        hear: (message) => {
          const answer = read(message);
          if (answer) settle(answer);
        },
        fail: (error) => settle({ kind: 'failed', error }),
        allowance: new Allowance(),
      };
    });
  }

  /** Between questions no message is due, and in answer to one no more than its allowance. */
  #receive(event: Pick<MessageEvent<unknown>, 'data'>): void {
    const taken = this.#pending?.allowance.take(event);
    if (!taken) {
      this.#end(flooded);
      return;
    }
    const message = readRunnerMessage(taken.data);
    if (message) this.#pending?.hear(message);
  }

  #die(reason: Death): void {
    if (reason === 'silent') this.#end(outOfMemory);
    else if (reason === 'flooded') this.#end(flooded);
    else this.#end(this.#hasStarted ? broken : notStarted);
  }

  #end(error: ModelError): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    clearInterval(this.#watch);
    this.#sandbox.close();
    this.#pending?.fail(error);
  }
}

/** Returns what finds the answer to `question` among the messages of the worker, and passes on what comes before it. */
function answerReader(
  question: KernelQuestion,
  { onStage, onTriangulated }: RunListener,
): (message: FromWorker) => KernelAnswer<RunResult | ExportedFile> | null {
  let ahead: readonly SolidPart[] = [];
  return (message) => {
    if (!('id' in message) || message.id !== question.id) return null;
    switch (message.type) {
      case 'progress':
        onStage?.(message.stage);
        return null;
      case 'triangulated':
        ahead = message.parts;
        onTriangulated?.(ahead);
        return null;
      case 'error': {
        const { error, failed } = message;
        return { kind: 'failed', error, ...(failed && { failed }) };
      }
      case 'result': {
        const value = question.type === 'run' ? withTriangles(message.result, ahead) : null;
        return value ? { kind: 'done', value } : { kind: 'failed', error: unreadable };
      }
      case 'file':
        return question.type === 'export' ? { kind: 'done', value: message } : null;
      case 'idle':
        return null;
    }
  };
}
