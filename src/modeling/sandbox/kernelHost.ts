import type { FromWorker, ModelError, ToWorker } from '../protocol';
import type { Assets, LoadProgress } from './assets';
import { limits } from './limits';
import { readMessage } from './readMessage';
import type { OpenSandbox, Sandbox } from './Sandbox';

export type LoadAssets = (onProgress: (progress: LoadProgress) => void) => Promise<Assets>;

/** A sandbox with a kernel in it, and what is known of what ran there. */
export interface Kernel {
  /** Settles with null once the kernel answers, with an error when it never will. */
  readonly ready: Promise<ModelError | null>;
  /** Posts a message; answers go to `onMessage` and the end of the sandbox to `onDeath` until the next question. */
  ask(
    message: ToWorker,
    onMessage: (message: FromWorker) => void,
    onDeath: (error: ModelError) => void,
  ): void;
  close(): void;
}

/**
 * Opens a sandbox and starts a kernel in it.
 * Errors: rejects when a file cannot be loaded; everything after that comes as an error in words through `ready`.
 */
export function startKernel(assets: Assets, openSandbox: OpenSandbox): Kernel {
  let hear: (message: FromWorker) => void = () => undefined;
  let die: (error: ModelError) => void = () => undefined;
  let death: ModelError | null = null;
  const sandbox: Sandbox = openSandbox(assets, {
    onMessage: (message) => {
      const read = readMessage(message);
      if (read) hear(read);
    },
    onDeath: (reason) => {
      death = reason === 'silent' ? outOfMemory : broken;
      die(death);
    },
  });
  const ready = new Promise<ModelError | null>((resolve) => {
    const timer = setTimeout(() => resolve(broken), limits.startMs);
    const settle = (error: ModelError | null) => {
      clearTimeout(timer);
      resolve(error);
    };
    die = settle;
    hear = (message) => {
      if (message.type === 'ready') settle(null);
      if (message.type === 'error') settle(message.error);
    };
  });
  return {
    ready,
    ask: (message, onMessage, onDeath) => {
      hear = onMessage;
      die = onDeath;
      if (death) onDeath(death);
      else sandbox.post(message);
    },
    close: () => sandbox.close(),
  };
}

export const stopped: ModelError = { kind: 'stopped', sentence: 'Stopped.' };

export const timeout: ModelError = {
  kind: 'timeout',
  sentence: `The run was stopped after ${limits.runMs / 1000} seconds.`,
  hint: 'Look for a loop that never ends, or make fewer and simpler cuts: cutting the drawing is much faster than cutting the solid.',
};

const outOfMemory: ModelError = {
  kind: 'memory',
  sentence: 'The run used up the memory it may have.',
  hint: 'Look for a list that grows without end, or make the model of fewer pieces.',
};

export const broken: ModelError = {
  kind: 'load',
  sentence: 'The modelling kernel did not start.',
  hint: 'Check your connection and try again.',
};
