import * as replicad from 'replicad';
import createKernel from 'replicad-opencascadejs/src/replicad_single.js';
import { exportModel } from '../core/export/exportModel';
import { limitTriangulatedParts } from '../core/limit/limitParts';
import { limitError, limitFailedRun, limitResult } from '../core/limit/limitResult';
import type { Kernel } from '../core/kernel';
import { ModelFailure } from '../core/modelError';
import { runModel, type ExportableModel, type RunInput } from '../core/run/runModel';
import { startKernel } from '../kernel/startKernel';
import type {
  MessageFromWorker,
  ModelError,
  KernelRequest,
  RunResult,
  MessageToWorker,
} from '../protocol';
import { withoutTriangles } from '../triangles';
import { listenForUncaughtErrors, type RunWithErrors } from './listenForUncaughtErrors';
import { lockDown } from './lockDown';
import { mutableObjectsOf, snapshotRealm } from './realm';
import { createTimerStopper } from './timers';

/**
 * The state of the worker in the sandbox, which has one kernel and handles one page message at a time. The reader's
 * code runs inside `run`. The document of the frame restricts that code; this file does not.
 */
interface WorkerState {
  readonly kernel: Kernel;
  readonly runWithErrors: RunWithErrors;
  /** Stops timers and undoes changes that a run has left. Returns true on success. */
  readonly tidyUp: () => boolean;
  isTidy: boolean;
  /** The shapes of the last successful run. */
  live: ExportableModel | null;
}

// The frame sends a port. All other messages arrive at the port.
addEventListener('message', function takePort(event: MessageEvent<null>) {
  removeEventListener('message', takePort);
  const [port] = event.ports;
  if (port) listen(port);
});

function listen(port: MessagePort): void {
  // Bound before the reader's code runs, because that code could replace `postMessage`.
  const post: (message: MessageFromWorker, transfer?: Transferable[]) => void = (
    MessagePort.prototype.postMessage as (
      message: MessageFromWorker,
      transfer?: Transferable[],
    ) => void
  ).bind(port);
  let state: WorkerState | null = null;
  port.onmessage = async ({ data: message }: MessageEvent<MessageToWorker>) => {
    try {
      if (message.type === 'init') state = await start(message, post);
      else if (!state) return;
      else if (message.type === 'run') await run(message, state, post);
      else if (message.type === 'export') await write(message, state, post);
      else post({ type: 'idle', id: message.id, isTidy: state.isTidy });
    } catch (reason) {
      const id = 'id' in message ? message.id : 0;
      post({ type: 'error', id, error: unexpected(reason) });
    }
  };
}

type Post = (message: MessageFromWorker, transfer?: Transferable[]) => void;

async function start(
  { wasm, font }: Extract<MessageToWorker, { readonly type: 'init' }>,
  post: Post,
): Promise<WorkerState> {
  const kernel = await startKernel(createKernel, wasm, replicad);
  await replicad.loadFont(font);
  lockDown(globalThis);
  const runWithErrors = listenForUncaughtErrors(globalThis);
  const endTimers = createTimerStopper(globalThis);
  const restoreRealm = snapshotRealm([
    ...mutableObjectsOf(kernel.replicad, true),
    ...mutableObjectsOf(kernel.oc, false),
  ]);
  const tidyUp = () => {
    endTimers();
    return restoreRealm();
  };
  post({ type: 'ready' });
  return { kernel, runWithErrors, tidyUp, isTidy: true, live: null };
}

async function run(
  { id, name, code, params, files }: Extract<KernelRequest, { readonly type: 'run' }>,
  state: WorkerState,
  post: Post,
): Promise<void> {
  state.live = null;
  const sent = { hasTriangles: false };
  const input: RunInput = {
    code,
    name,
    params,
    ...(files && { files }),
    onStage: (stage) => post({ type: 'progress', id, stage }),
    onTriangulated: (parts) => {
      // Copies the parts, because the same arrays are needed to measure them.
      post({ type: 'triangulated', id, parts: limitTriangulatedParts(parts) });
      sent.hasTriangles = true;
    },
  };
  try {
    const outcome = await state.runWithErrors((uncaughtError) =>
      runModel({ ...input, uncaughtError }, state.kernel),
    );
    if ('error' in outcome) {
      const { error, console, defaultParams, about } = outcome;
      const declared =
        defaultParams === undefined || about === undefined ? null : { defaultParams, about };
      post({
        type: 'error',
        id,
        error: limitError(error),
        failed: limitFailedRun({ console, declared }),
      });
      return;
    }
    state.live = outcome.live;
    const result = limitResult(outcome.result);
    if (sent.hasTriangles) post({ type: 'result', id, result: withoutTriangles(result) });
    else post({ type: 'result', id, result }, transferListOf(result));
  } finally {
    // Runs after the answer was posted, so it does not delay the answer.
    state.isTidy = state.tidyUp() && state.isTidy;
  }
}

async function write(
  { id, format }: Extract<KernelRequest, { readonly type: 'export' }>,
  { live, kernel }: WorkerState,
  post: Post,
): Promise<void> {
  if (!live) throw new Error('Nothing has run yet.');
  const { bytes, mime } = await exportModel(live, format, kernel);
  post({ type: 'file', id, bytes, mime }, [bytes]);
}

function transferListOf({ parts }: RunResult): Transferable[] {
  return parts.flatMap((part) =>
    part.kind === 'solid'
      ? [part.mesh.positions, part.mesh.normals, part.mesh.indices, part.mesh.lines].map(
          ({ buffer }) => buffer as ArrayBuffer,
        )
      : [],
  );
}

/**
 * Explains an error that the model did not cause: a bug of the site or of the browser. The core explains errors of
 * models.
 */
function unexpected(reason: unknown): ModelError {
  if (reason instanceof ModelFailure) return reason.error;
  const message = reason instanceof Error ? reason.message : String(reason);
  const kind = reason instanceof WebAssembly.RuntimeError ? 'wasm-trap' : 'load';
  return { kind, sentence: 'The model could not be run here.', kernelMessage: message };
}
