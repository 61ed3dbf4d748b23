import type { MessageToWorker } from '../protocol';
import type { SandboxAssets } from './assets';
import { runLimits } from './limits';
import type { SandboxEvents } from './sandboxEvents';
import { openRunnerFrame, type OriginIsolation } from './runnerFrame';

/** A hidden frame with one worker, which runs one kernel. Closing the frame ends all code inside. */
export interface Sandbox {
  post(message: MessageToWorker): void;
  close(): void;
}

export type OpenSandbox = (assets: SandboxAssets, events: SandboxEvents) => Sandbox;

/**
 * Returns a function that opens a sandbox in a hidden frame at the end of the page. `runnerUrl` is the URL of the
 * frame's document.
 */
export function openSandboxAt(runnerUrl: string): OpenSandbox {
  let isolation: OriginIsolation = 'attribute';
  return (assets, events) => {
    const { wasm, font, workerSource } = assets;
    const requests: MessageToWorker[] = [{ type: 'init', wasm, font }];
    let isReady = false;

    const open = () =>
      openRunnerFrame(
        { url: runnerUrl, isolation, workerSource },
        {
          onMessage: events.onMessage,
          onFailure: events.onFailure,
          onReady: () => {
            isReady = true;
            for (const request of requests) frame.post(request);
          },
        },
      );
    let frame = open();
    const retry = setTimeout(() => {
      if (isReady || isolation === 'header' || !hasServiceWorker()) return;
      isolation = 'header';
      frame.close();
      frame = open();
    }, runLimits.directMs);

    return {
      post: (request) => {
        if (isReady) frame.post(request);
        else requests.push(request);
      },
      close: () => {
        clearTimeout(retry);
        frame.close();
      },
    };
  };
}

/**
 * Returns true if a service worker controls the page. Its cache may contain the frame's document when the site is
 * unreachable. `navigator.onLine` is no substitute, because it is true with any network connection.
 */
function hasServiceWorker(): boolean {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  return workers?.controller != null;
}
