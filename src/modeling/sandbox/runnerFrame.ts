import { createStallTimer } from '../../loading/createStallTimer';
import type { MessageToWorker } from '../protocol';
import { transferListOf } from './transferListOf';
import { runLimits } from './limits';
import type { SandboxFailure, SandboxEvents } from './sandboxEvents';

/**
 * The mechanism that makes the frame's origin opaque: its `sandbox` attribute, or a header of the service worker's
 * response. Browsers do not request the document of a frame with the attribute from a service worker, so a document
 * that is only in the service worker's cache needs the header. In both cases, the document runs code only if its origin
 * is opaque.
 */
export type OriginIsolation = 'attribute' | 'header';

interface RunnerDocument {
  readonly url: string;
  readonly isolation: OriginIsolation;
  readonly workerSource: string;
}

interface RunnerFrameEvents extends SandboxEvents {
  /** Called once the document has loaded and accepts requests. */
  readonly onReady: () => void;
}

interface RunnerFrame {
  post(request: MessageToWorker): void;
  close(): void;
}

/** Opens the document that runs code in a hidden frame at the end of the page. */
export function openRunnerFrame(
  { url, isolation, workerSource }: RunnerDocument,
  { onMessage, onFailure, onReady }: RunnerFrameEvents,
): RunnerFrame {
  const frame = document.createElement('iframe');
  // Omits `allow-same-origin`, which would give the frame the site's origin and end the isolation.
  if (isolation === 'attribute') frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.title = 'Model runner';
  frame.src = url;

  const work = new MessageChannel();
  const watch = new MessageChannel();
  work.port1.onmessage = onMessage;
  work.port1.onmessageerror = () => onFailure('flooded');
  // A frame that never loads fires no event.
  const stallTimer = createStallTimer(() => onFailure('broken'));
  let stopWatching: (() => void) | null = null;

  frame.addEventListener('load', () => {
    stallTimer.clear();
    stopWatching = startHeartbeat(watch.port1, onReady, onFailure);
    // An opaque origin cannot be named as target origin.
    frame.contentWindow?.postMessage(workerSource, '*', [work.port2, watch.port2]);
  });
  document.body.append(frame);

  return {
    post: (request) => work.port1.postMessage(request, transferListOf(request)),
    close: () => {
      stallTimer.clear();
      stopWatching?.();
      work.port1.close();
      watch.port1.close();
      frame.remove();
    },
  };
}

/**
 * Pings the frame every second, because browsers fire no event when the process of a frame has crashed. A frame that
 * has never answered is reported as "broken" instead of "silent", because it shows another document, such as the 404
 * page.
 */
function startHeartbeat(
  port: MessagePort,
  onReady: () => void,
  onFailure: (reason: SandboxFailure) => void,
): () => void {
  let isReady = false;
  let askedAt: number | null = performance.now();
  port.onmessage = ({
    data,
  }: MessageEvent<{ readonly type: 'here' | 'alive' | SandboxFailure }>) => {
    isReady = true;
    askedAt = null;
    if (data.type === 'here') onReady();
    if (data.type === 'broken' || data.type === 'flooded') onFailure(data.type);
  };
  const timer = setInterval(() => {
    if (askedAt === null) {
      askedAt = performance.now();
      port.postMessage(null);
    } else if (performance.now() - askedAt > runLimits.silenceMs) {
      onFailure(isReady ? 'silent' : 'broken');
    }
  }, 1000);
  return () => clearInterval(timer);
}
