import type { ToWorker } from '../protocol';
import type { Assets } from './assets';
import { runLimits } from './limits';
import type { SandboxEvents } from './sandboxEvents';
import { openRunnerFrame, type Walls } from './runnerFrame';

/** One frame with one worker and one kernel in it. Closing it ends whatever runs inside. */
export interface Sandbox {
  post(message: ToWorker): void;
  close(): void;
}

export type OpenSandbox = (assets: Assets, events: SandboxEvents) => Sandbox;

/** Opens a sandbox whose document is at `runnerUrl`, hidden at the end of the page. */
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
 * Whether a service worker may have the document where the network does not. Whether there is a network is not asked:
 * what browsers say of it is of the device's own connection, not of what it leads to.
 */
function hasServiceWorker(): boolean {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  return workers?.controller != null;
}
