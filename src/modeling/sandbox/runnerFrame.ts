import { watchArrival } from '../../arrival/watchArrival';
import type { ToWorker } from '../protocol';
import { buffersOf } from './buffersOf';
import { runLimits } from './limits';
import type { Death, SandboxEvents } from './sandboxEvents';

/**
 * The source of the frame's opaque origin: its `sandbox` attribute, or a header of the service worker's response.
 * Browsers do not request a frame with the attribute from a service worker, so a document that only the service worker
 * has needs the header. In both cases the document runs nothing in an origin that is not opaque.
 */
export type Walls = 'attribute' | 'header';

interface RunnerDocument {
  readonly url: string;
  readonly walls: Walls;
  readonly workerSource: string;
}

interface RunnerFrameEvents extends SandboxEvents {
  /** Called once the document has loaded and accepts questions. */
  readonly onHere: () => void;
}

interface RunnerFrame {
  post(question: ToWorker): void;
  close(): void;
}

/** Opens the document that runs code in a hidden frame at the end of the page. */
export function openRunnerFrame(
  { url, walls, workerSource }: RunnerDocument,
  { onMessage, onDeath, onHere }: RunnerFrameEvents,
): RunnerFrame {
  const frame = document.createElement('iframe');
  // Without `allow-same-origin`, which would give the frame the site's origin and remove the isolation.
  if (walls === 'attribute') frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.title = 'Model runner';
  frame.src = url;

  const work = new MessageChannel();
  const watch = new MessageChannel();
  work.port1.onmessage = onMessage;
  work.port1.onmessageerror = () => onDeath('flooded');
  // A frame whose document never loads fires no event.
  const arrival = watchArrival(() => onDeath('broken'));
  let stopWatching: (() => void) | null = null;

  frame.addEventListener('load', () => {
    arrival.end();
    stopWatching = watchOver(watch.port1, onHere, onDeath);
    // The origin of the frame is opaque, so no target origin can name it.
    frame.contentWindow?.postMessage(workerSource, '*', [work.port2, watch.port2]);
  });
  document.body.append(frame);

  return {
    post: (question) => work.port1.postMessage(question, buffersOf(question)),
    close: () => {
      arrival.end();
      stopWatching?.();
      work.port1.close();
      watch.port1.close();
      frame.remove();
    },
  };
}

/**
 * Pings the frame every second, because no event reports that the process of a frame has died. A frame that never
 * answered is reported as "broken" instead of "silent": it shows another document, such as the 404 page.
 */
function watchOver(
  port: MessagePort,
  onHere: () => void,
  onDeath: (reason: Death) => void,
): () => void {
  let isHere = false;
  let askedAt: number | null = performance.now();
  port.onmessage = ({ data }: MessageEvent<{ readonly type: 'here' | 'alive' | Death }>) => {
    isHere = true;
    askedAt = null;
    if (data.type === 'here') onHere();
    if (data.type === 'broken' || data.type === 'flooded') onDeath(data.type);
  };
  const timer = setInterval(() => {
    if (askedAt === null) {
      askedAt = performance.now();
      port.postMessage(null);
    } else if (performance.now() - askedAt > runLimits.silenceMs) {
      onDeath(isHere ? 'silent' : 'broken');
    }
  }, 1000);
  return () => clearInterval(timer);
}
