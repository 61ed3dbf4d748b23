import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** A server that runs in a separate process. */
export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

interface Start {
  readonly program: string;
  readonly arguments: readonly string[];
  readonly port: number;
  /** Environment variables to add. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** Servers start within a second or two. The timeout is generous, because the machine may be busy. */
const loadTimeoutMs = 60_000;

/**
 * Starts a server on `port` of 127.0.0.1 and resolves when it responds. If the program ends first, rejects with an
 * error that contains its error output.
 */
export async function startProgram(start: Start): Promise<RunningServer> {
  const child = spawn(start.program, start.arguments, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...start.environment },
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => (errors += error.message)).once('close', () => resolve());
  });
  const url = `http://127.0.0.1:${start.port}`;
  const failed = ended.then(() => {
    throw new Error(`${start.program} ended: ${errors}`);
  });
  await Promise.race([untilAnswered(url), failed]);
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilAnswered(url: string): Promise<void> {
  const until = Date.now() + loadTimeoutMs;
  for (;;) {
    try {
      await (await fetch(url, { redirect: 'manual' })).arrayBuffer();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(50);
    }
  }
}
