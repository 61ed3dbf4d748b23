import type { ToWorker } from '../protocol';
import type { Assets } from './assets';
import { runLimits } from './limits';
import type { SandboxEvents } from './sandboxEvents';
import { openRunnerFrame, type Walls } from './runnerFrame';

/** A frame with one worker and one kernel. Closing it ends everything that runs inside. */
export interface Sandbox {
  post(message: ToWorker): void;
  close(): void;
}

export type OpenSandbox = (assets: Assets, events: SandboxEvents) => Sandbox;

/** Returns a function that opens a sandbox in a hidden frame at the end of the page. `runnerUrl` is its document. */
export function openSandboxAt(runnerUrl: string): OpenSandbox {
  let walls: Walls = 'attribute';
  return (assets, events) => {
    const { wasm, font, workerSource } = assets;
    const questions: ToWorker[] = [{ type: 'init', wasm, font }];
    let isHere = false;

    const open = () =>
      openRunnerFrame(
        { url: runnerUrl, walls, workerSource },
        {
          onMessage: events.onMessage,
          onDeath: events.onDeath,
          onHere: () => {
            isHere = true;
            for (const question of questions) frame.post(question);
          },
        },
      );
    let frame = open();
    const retry = setTimeout(() => {
      if (isHere || walls === 'header' || !hasServiceWorker()) return;
      walls = 'header';
      frame.close();
      frame = open();
    }, runLimits.directMs);

    return {
      post: (question) => {
        if (isHere) frame.post(question);
        else questions.push(question);
      },
      close: () => {
        clearTimeout(retry);
        frame.close();
      },
    };
  };
}

/**
 * Returns true if a service worker may have the document when the network does not. `navigator.onLine` is no help: it
 * describes the device's own connection, not whether the site can be reached.
 */
function hasServiceWorker(): boolean {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  return workers?.controller != null;
}
