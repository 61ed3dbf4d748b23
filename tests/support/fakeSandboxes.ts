import type { ModelError, RunResult, SolidPart } from '../../src/modeling';
import type {
  MessageFromWorker,
  ResultMessage,
  MessageToWorker,
} from '../../src/modeling/protocol';
import type { SandboxAssets } from '../../src/modeling/sandbox/assets';
import { runLimits } from '../../src/modeling/sandbox/limits';
import type { RunRequest } from '../../src/modeling/sandbox/Runner';
import type { SandboxEvents } from '../../src/modeling/sandbox/sandboxEvents';

type Run = Extract<MessageToWorker, { type: 'run' }>;

/** Effects that remain after a run: none, an endless loop, or a change that cannot be undone. */
type LeftBehind = 'nothing' | 'a loop' | 'a change';

/**
 * Returns sandboxes that respond to a run with `answer`. They respond to a ping after `pingMs`, or never if
 * `leftBehind` is a loop.
 */
export function fakeSandboxes(
  answer: (message: Run) => MessageFromWorker | null,
  leftBehind: LeftBehind = 'nothing',
  pingMs = 0,
) {
  const opened: { readonly ran: string[]; isClosed: boolean; readonly events: SandboxEvents }[] =
    [];
  const open = (_: SandboxAssets, events: SandboxEvents) => {
    const sandbox = { ran: [] as string[], isClosed: false, events };
    opened.push(sandbox);
    queueMicrotask(() => events.onMessage({ data: { type: 'ready' } }));
    return {
      post: (message: MessageToWorker) => {
        if (message.type === 'run') sandbox.ran.push(message.code);
        const reply = replyTo(message, answer, leftBehind);
        if (!reply) return;
        const send = () => sandbox.isClosed || events.onMessage({ data: reply });
        if (message.type === 'ping' && pingMs > 0) setTimeout(send, pingMs);
        else queueMicrotask(send);
      },
      close: () => {
        sandbox.isClosed = true;
      },
    };
  };
  return { opened, open };
}

function replyTo(
  message: MessageToWorker,
  answer: (message: Run) => MessageFromWorker | null,
  leftBehind: LeftBehind,
): MessageFromWorker | null {
  switch (message.type) {
    case 'init':
      return null;
    case 'run':
      return answer(message);
    case 'ping':
      if (leftBehind === 'a loop') return null;
      return { type: 'idle', id: message.id, isTidy: leftBehind === 'nothing' };
    case 'export':
      return { type: 'file', id: message.id, bytes: new ArrayBuffer(4), mime: 'model/step' };
  }
}

const assets: SandboxAssets = {
  workerSource: '',
  wasm: new ArrayBuffer(0),
  font: new ArrayBuffer(0),
};
export const loadFakeAssets = () => Promise.resolve(assets);

export const emptyResult: RunResult = {
  parts: [],
  defaultParams: null,
  about: null,
  facts: { kind: 'solid', box: { min: [0, 0, 0], max: [1, 1, 1] }, valid: true, parts: 0 },
  warnings: [],
  console: [],
  heap: 1,
};
export const triangulatedPart: SolidPart = {
  kind: 'solid',
  name: 'point',
  mesh: {
    ...{ positions: Float32Array.of(0, 0, 0), normals: Float32Array.of(0, 0, 1) },
    ...{ indices: Uint32Array.of(0, 0, 0), lines: new Float32Array() },
    ...{ faces: [], edges: [] },
  },
};
/** The worker's final result after it has already sent the triangles. */
export const measuredResult: ResultMessage = {
  ...emptyResult,
  parts: [
    { kind: 'solid', name: 'point', mesh: { faces: [], edges: [] }, facts: emptyResult.facts },
  ],
};
export const successMessage = (message: { id: number }): MessageFromWorker => ({
  type: 'result',
  id: message.id,
  result: emptyResult,
});
export const failureMessage =
  (error: ModelError) =>
  (message: { id: number }): MessageFromWorker => ({ type: 'error', id: message.id, error });

export const createRequest = (code: string, more: Partial<RunRequest> = {}): RunRequest => ({
  owner: 'figure',
  name: 'test',
  code,
  params: null,
  origin: 'site',
  ...more,
});

export function heavyResultMessage(message: { id: number }): MessageFromWorker {
  return {
    type: 'result',
    id: message.id,
    result: { ...emptyResult, heap: runLimits.maxHeapBytes + 1 },
  };
}
