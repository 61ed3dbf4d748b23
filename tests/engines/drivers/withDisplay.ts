import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { findDisplay } from '../../support/engines/findEngines';
import type { Driver } from './driver';

/** A display for an engine. */
interface Display {
  /** Environment variables of the engine's process. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => void;
}

/** Starts an engine on its own display. The display is closed when the engine quits. */
export async function withDisplay(
  start: (env: Display['env']) => Promise<Driver>,
): Promise<Driver> {
  const display = await startDisplay();
  try {
    const driver = await start(display.env);
    return { ...driver, quit: () => driver.quit().finally(display.stop) };
  } catch (error) {
    display.stop();
    throw error;
  }
}

/** Starts Xvfb on a free display number. If Xvfb is missing, the engine uses the display of the machine. */
async function startDisplay(): Promise<Display> {
  const program = findDisplay();
  if (program === null) return { env: {}, stop: () => undefined };
  const numbers = 3;
  const child = spawn(
    program,
    ['-displayfd', `${numbers}`, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  // Xvfb writes its display number once it is ready.
  const [number] = (await Promise.race([
    once(child.stdio[numbers] as Readable, 'data'),
    once(child, 'error').then(([error]) => Promise.reject(error as Error)),
    once(child, 'exit').then(() => Promise.reject(new Error('The display ended.'))),
  ])) as [Buffer];
  return {
    env: { DISPLAY: `:${number.toString().trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' },
    stop: () => child.kill(),
  };
}
