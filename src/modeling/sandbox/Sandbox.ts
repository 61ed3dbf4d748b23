import { watchArrival } from '../../arrival/watchArrival';
import type { ToWorker } from '../protocol';
import type { Assets } from './assets';
import { limits } from './limits';

/** One frame with one worker and one kernel in it. Closing it ends whatever runs inside. */
export interface Sandbox {
  post(message: ToWorker): void;
  close(): void;
}

export interface SandboxEvents {
  /** Whatever came out of the worker, unchecked, as the code inside may have forged it, and not yet read. */
  readonly onMessage: (event: Pick<MessageEvent<unknown>, 'data'>) => void;
  readonly onDeath: (reason: Death) => void;
}

/**
 * "broken": the frame or its worker did not start, or the worker failed outside of any run. "silent": the browser ended
 * the process of the frame, as it does when memory runs out. "flooded": the frame ended a worker that said too much.
 */
export type Death = 'broken' | 'silent' | 'flooded';

export type OpenSandbox = (assets: Assets, events: SandboxEvents) => Sandbox;

/** Opens a sandbox whose document is at `runnerUrl`, hidden at the end of the page. */
export function openSandboxAt(runnerUrl: string): OpenSandbox {
  return (assets, events) => {
    const frame = document.createElement('iframe');
    // Without `allow-same-origin`: with it the frame would be of the site's origin, and no wall at all.
    if (!isServedByWorker()) frame.setAttribute('sandbox', 'allow-scripts');
    frame.hidden = true;
    frame.title = 'Model runner';
    frame.src = runnerUrl;

    const work = new MessageChannel();
    const watch = new MessageChannel();
    work.port1.onmessage = events.onMessage;
    work.port1.onmessageerror = () => events.onDeath('flooded');
    // A frame whose document never comes tells of nothing.
    const arrival = watchArrival(() => events.onDeath('broken'));
    let stopWatching: (() => void) | null = null;

    frame.addEventListener('load', () => {
      arrival.end();
      stopWatching = watchOver(watch.port1, events.onDeath);
      // The origin of the frame is opaque: there is no name to address it by.
      frame.contentWindow?.postMessage(assets.workerSource, '*', [work.port2, watch.port2]);
      const { wasm, font } = assets;
      const init: ToWorker = { type: 'init', wasm, font };
      work.port1.postMessage(init, font ? [wasm, font] : [wasm]);
    });
    document.body.append(frame);

    return {
      post: (message) => work.port1.postMessage(message),
      close: () => {
        arrival.end();
        stopWatching?.();
        work.port1.close();
        watch.port1.close();
        frame.remove();
      },
    };
  };
}

/**
 * Whether only the service worker has the document, there being no connection. Browsers do not ask it for a frame that its
 * attribute cuts off. The worker's answer cuts it off by a header, and the document itself runs nothing unless it is.
 */
function isServedByWorker(): boolean {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  return !navigator.onLine && workers?.controller != null;
}

/**
 * Asks the frame every second whether it lives: no event tells a page that the process of a frame is gone. Before its
 * first word there was no runner to fall silent: the frame shows another document, such as the page for a missing file.
 */
function watchOver(port: MessagePort, onDeath: SandboxEvents['onDeath']): () => void {
  let isHere = false;
  let askedAt: number | null = performance.now();
  port.onmessage = ({ data }: MessageEvent<{ readonly type: 'here' | 'alive' | Death }>) => {
    isHere = true;
    askedAt = null;
    if (data.type === 'broken' || data.type === 'flooded') onDeath(data.type);
  };
  const timer = setInterval(() => {
    if (askedAt === null) {
      askedAt = performance.now();
      port.postMessage(null);
    } else if (performance.now() - askedAt > limits.silenceMs) {
      onDeath(isHere ? 'silent' : 'broken');
    }
  }, 1000);
  return () => clearInterval(timer);
}
