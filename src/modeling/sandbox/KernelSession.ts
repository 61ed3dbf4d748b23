import type { SolidPart } from '../core/result';
import type {
  ExportedFile,
  FailedRun,
  MessageFromWorker,
  ModelError,
  KernelRequest,
  RunResult,
  RunStage,
} from '../protocol';
import { withTriangles } from '../triangles';
import type { SandboxAssets } from './assets';
import { MessageBudget } from './MessageBudget';
import {
  brokenKernelError,
  floodError,
  notStartedError,
  outOfMemory,
  stoppedError,
  timeoutError,
  slowDeviceError,
  unreadableAnswerError,
} from './failures';
import { runLimits } from './limits';
import { readRunnerMessage } from './readRunnerMessage';
import type { OpenSandbox, Sandbox } from './Sandbox';
import type { SandboxFailure } from './sandboxEvents';

export type KernelResponse<T> =
  | { readonly kind: 'done'; readonly value: T }
  /**
   * `failed` holds the console output and declared values of a run whose model failed. It is absent for other errors.
   */
  | { readonly kind: 'failed'; readonly error: ModelError; readonly failed?: FailedRun };

/** Callbacks of a run in progress. */
export interface RunListener {
  readonly onStage?: (stage: RunStage) => void;
  /** Called with the solids before they are measured, so they can be drawn. */
  readonly onTriangulated?: (parts: readonly SolidPart[]) => void;
  /**
   * Called at the time limit instead of stopping the run. `keepWaiting` extends the limit to
   * `patientMs`.
   */
  readonly onSlow?: (keepWaiting: () => void) => void;
}

/** The handlers and limits of the request in progress. */
interface Pending {
  readonly onMessage: (message: MessageFromWorker) => void;
  readonly fail: (error: ModelError) => void;
  readonly budget: MessageBudget;
}

/**
 * One kernel in its sandbox. It handles one request at a time.
 *
 *                 ready          request
 *     starting ─────────▶ idle ◀─────────▶ busy
 *         │                │     response    │
 *         └── timeout  ────┴── unsolicited ──┴── timeout, budget exceeded, process died
 *             or death     │     message     │
 *                          ▼                 ▼
 *                        ended: the sandbox is closed and the request in progress, if any, has failed
 */
export class KernelSession {
  /** Settles once the kernel has started or has failed to start. Never rejects. */
  readonly ready: Promise<KernelResponse<null>>;
  readonly #sandbox: Sandbox;
  /** The request in progress; null while the session is idle or has ended. */
  #pending: Pending | null = null;
  #hasStarted = false;
  #hasEnded = false;
  /** The idle check in progress, or null. */
  #idleCheck: Promise<boolean> | null = null;
  #watch: ReturnType<typeof setInterval> | undefined;

  constructor(assets: SandboxAssets, openSandbox: OpenSandbox) {
    this.ready = this.#listen<null>(runLimits.startMs, notStartedError, (message) => {
      if (message.type === 'error') return { kind: 'failed', error: message.error };
      if (message.type !== 'ready') return null;
      this.#hasStarted = true;
      return { kind: 'done', value: null };
    });
    this.#sandbox = openSandbox(assets, {
      onMessage: (event) => this.#receive(event),
      onFailure: (reason) => this.#endAfterFailure(reason),
    });
  }

  /** True once the session accepts no more requests. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /**
   * Sends a request for a result or a file. Settles within the time limit even if the code never ends. Never rejects.
   */
  request(
    request: KernelRequest,
    listener: RunListener,
  ): Promise<KernelResponse<RunResult | ExportedFile>> {
    const { onSlow } = listener;
    const answer = this.#listen(
      runLimits.runMs,
      timeoutError,
      answerReader(request, listener),
      onSlow &&
        ((endAfter) => {
          endAfter(runLimits.askMs, slowDeviceError);
          onSlow(() => endAfter(runLimits.patientMs, slowDeviceError));
        }),
    );
    this.#sandbox.post(request);
    return answer;
  }

  /**
   * Returns true if the code of the last run has ended and its changes to the realm are undone. Ends the session if the
   * worker is still busy. Otherwise the next run would be delayed and blamed for the delay.
   */
  isIdle(): Promise<boolean> {
    if (this.#hasEnded) return Promise.resolve(false);
    this.#idleCheck ??= this.#askWhetherIdle().finally(() => {
      this.#idleCheck = null;
    });
    return this.#idleCheck;
  }

  /**
   * Repeats the idle check while no request is in progress. The check ends the session if the worker is still busy, so
   * code that never ends does not occupy a processor core.
   */
  watch(): void {
    clearInterval(this.#watch);
    this.#watch = setInterval(() => {
      if (!this.#pending) void this.isIdle();
    }, runLimits.idleCheckMs);
  }

  close(): void {
    this.#end(stoppedError);
  }

  async #askWhetherIdle(): Promise<boolean> {
    const listening = this.#listen<boolean>(runLimits.idleMs, stoppedError, (message) =>
      message.type === 'idle' ? { kind: 'done', value: message.isTidy } : null,
    );
    this.#sandbox.post({ type: 'ping', id: 0 });
    const answer = await listening;
    return answer.kind === 'done' && answer.value;
  }

  /**
   * Waits until `read` finds the answer in a message. After `ms`, the session ends with the error `late`. If `onLate`
   * is passed, it is called instead and can set another deadline.
   */
  #listen<T>(
    ms: number,
    late: ModelError,
    read: (message: MessageFromWorker) => KernelResponse<T> | null,
    onLate?: (endAfter: (ms: number, error: ModelError) => void) => void,
  ): Promise<KernelResponse<T>> {
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
      const settle = (answer: KernelResponse<T>) => {
        clearTimeout(timer);
        isSettled = true;
        this.#pending = null;
        resolve(answer);
      };
      this.#pending = {
        onMessage: (message) => {
          const answer = read(message);
          if (answer) settle(answer);
        },
        fail: (error) => settle({ kind: 'failed', error }),
        budget: new MessageBudget(),
      };
    });
  }

  /** Handles a message of the worker. Ends the session if no request is in progress or if the budget is exceeded. */
  #receive(event: Pick<MessageEvent<unknown>, 'data'>): void {
    const taken = this.#pending?.budget.deduct(event);
    if (!taken) {
      this.#end(floodError);
      return;
    }
    const message = readRunnerMessage(taken.data);
    if (message) this.#pending?.onMessage(message);
  }

  #endAfterFailure(reason: SandboxFailure): void {
    if (reason === 'silent') this.#end(outOfMemory);
    else if (reason === 'flooded') this.#end(floodError);
    else this.#end(this.#hasStarted ? brokenKernelError : notStartedError);
  }

  #end(error: ModelError): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    clearInterval(this.#watch);
    this.#sandbox.close();
    this.#pending?.fail(error);
  }
}

/**
 * Returns a function that finds the answer to `request` among the worker's messages. Other messages are reported to
 * the listener.
 */
function answerReader(
  request: KernelRequest,
  { onStage, onTriangulated }: RunListener,
): (message: MessageFromWorker) => KernelResponse<RunResult | ExportedFile> | null {
  let ahead: readonly SolidPart[] = [];
  return (message) => {
    if (!('id' in message) || message.id !== request.id) return null;
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
        const value = request.type === 'run' ? withTriangles(message.result, ahead) : null;
        return value ? { kind: 'done', value } : { kind: 'failed', error: unreadableAnswerError };
      }
      case 'file':
        return request.type === 'export' ? { kind: 'done', value: message } : null;
      case 'idle':
        return null;
    }
  };
}
