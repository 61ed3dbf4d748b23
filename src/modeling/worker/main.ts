import * as replicad from 'replicad';
import createKernel from 'replicad-opencascadejs/src/replicad_single.js';
import { exportModel } from '../core/export/exportModel';
import { fitTriangulatedParts } from '../core/fit/fitParts';
import { fitError, fitFailedRun, fitResult } from '../core/fit/fitResult';
import type { Kernel } from '../core/kernel';
import { ModelFailure } from '../core/modelError';
import { runModel, type LiveModel, type RunInput } from '../core/run/runModel';
import { startKernel } from '../kernel/startKernel';
import type { FromWorker, ModelError, KernelQuestion, RunResult, ToWorker } from '../protocol';
import { withoutTriangles } from '../triangles';
import { listenForFaults, type WithFaults } from './listenForFaults';
import { lockDown } from './lockDown';
import { partsOf, rememberRealm } from './realm';
import { createTimerStopper } from './timers';

/**
 * The worker in the sandbox: one kernel, and one message at a time from the page. All code of the reader runs below
 * `run`. The document of the frame limits what that code can reach; this file does not.
 */
interface Place {
  readonly kernel: Kernel;
  readonly withFaults: WithFaults;
  /** Stops what a run has left running. Returns true if nothing is left. */
  readonly tidyUp: () => boolean;
  isTidy: boolean;
  /** The shapes of the last successful run. */
  live: LiveModel | null;
}

// The frame sends a port; all other messages go through it.
addEventListener('message', function takePort(event: MessageEvent<null>) {
  removeEventListener('message', takePort);
  const [port] = event.ports;
  if (port) listen(port);
});

function listen(port: MessagePort): void {
  // Bound before the reader's code runs, because that code could replace the method.
  const post: (message: FromWorker, transfer?: Transferable[]) => void = (
    MessagePort.prototype.postMessage as (message: FromWorker, transfer?: Transferable[]) => void
  ).bind(port);
  let place: Place | null = null;
  port.onmessage = async ({ data: message }: MessageEvent<ToWorker>) => {
    try {
      if (message.type === 'init') place = await start(message, post);
      else if (!place) return;
      else if (message.type === 'run') await run(message, place, post);
      else if (message.type === 'export') await write(message, place, post);
      else post({ type: 'idle', id: message.id, isTidy: place.isTidy });
    } catch (reason) {
      const id = 'id' in message ? message.id : 0;
      post({ type: 'error', id, error: unexpected(reason) });
    }
  };
}

type Post = (message: FromWorker, transfer?: Transferable[]) => void;

async function start(
  { wasm, font }: Extract<ToWorker, { readonly type: 'init' }>,
  post: Post,
): Promise<Place> {
  const since = performance.now();
  const kernel = await startKernel(createKernel, wasm, replicad);
  if (font) await replicad.loadFont(font);
  lockDown(globalThis);
  const withFaults = listenForFaults(globalThis);
  const endTimers = createTimerStopper(globalThis);
  const restoreRealm = rememberRealm([
    ...partsOf(kernel.replicad, true),
    ...partsOf(kernel.oc, false),
  ]);
  const tidyUp = () => {
    endTimers();
    return restoreRealm();
  };
  const heap = kernel.memory.buffer.byteLength;
  post({ type: 'ready', ms: performance.now() - since, heap });
  return { kernel, withFaults, tidyUp, isTidy: true, live: null };
}

async function run(
  { id, name, code, params, files }: Extract<KernelQuestion, { readonly type: 'run' }>,
  place: Place,
  post: Post,
): Promise<void> {
  place.live = null;
  const sent = { hasTriangles: false };
  const input: RunInput = {
    code,
    name,
    params,
    ...(files && { files }),
    onStage: (stage) => post({ type: 'progress', id, stage }),
    onTriangulated: (parts) => {
      // Sends a copy, because measuring continues here with the same arrays.
      post({ type: 'triangulated', id, parts: fitTriangulatedParts(parts) });
      sent.hasTriangles = true;
    },
  };
  try {
    const outcome = await place.withFaults((fault) => runModel({ ...input, fault }, place.kernel));
    if ('error' in outcome) {
      const { error, console, defaultParams, about } = outcome;
      const declared =
        defaultParams === undefined || about === undefined ? null : { defaultParams, about };
      post({
        type: 'error',
        id,
        error: fitError(error),
        failed: fitFailedRun({ console, declared }),
      });
      return;
    }
    place.live = outcome.live;
    const result = fitResult(outcome.result);
    if (sent.hasTriangles) post({ type: 'result', id, result: withoutTriangles(result) });
    else post({ type: 'result', id, result }, buffersOf(result));
  } finally {
    // The answer has already been posted.
    place.isTidy = place.tidyUp() && place.isTidy;
  }
}

async function write(
  { id, format }: Extract<KernelQuestion, { readonly type: 'export' }>,
  { live, kernel }: Place,
  post: Post,
): Promise<void> {
  if (!live) throw new Error('Nothing has run yet.');
  const { bytes, mime } = await exportModel(live, format, kernel);
  post({ type: 'file', id, bytes, mime }, [bytes]);
}

function buffersOf({ parts }: RunResult): Transferable[] {
  return parts.flatMap((part) =>
    part.kind === 'solid'
      ? [part.mesh.positions, part.mesh.normals, part.mesh.indices, part.mesh.lines].map(
          ({ buffer }) => buffer as ArrayBuffer,
        )
      : [],
  );
}

/**
 * Explains an error that did not come from the model: a bug of ours or of the browser. The core explains errors of
 * models.
 */
function unexpected(reason: unknown): ModelError {
  if (reason instanceof ModelFailure) return reason.error;
  const message = reason instanceof Error ? reason.message : String(reason);
  const kind = reason instanceof WebAssembly.RuntimeError ? 'wasm-trap' : 'load';
  return { kind, sentence: 'The model could not be run here.', kernelMessage: message };
}
