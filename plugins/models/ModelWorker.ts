import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ModelFile } from './modelFiles';
import type { ModelAnswer } from './modelProcess';

/** What one model may use. */
export const modelLimits: Limits = { seconds: 60, bytes: 1024 ** 3 };

export interface Limits {
  readonly seconds: number;
  /** Of the process that builds it. */
  readonly bytes: number;
}

/** Models after which a process is replaced: kernel memory never shrinks. */
const mostModels = 50;

/** One place where models are built, one after the other; the process behind it is replaced after faults. */
export class ModelWorker {
  #process: Started | null = null;
  #built = 0;
  readonly #limits: Limits;

  constructor(limits: Limits = modelLimits) {
    this.#limits = limits;
  }

  /** Builds one model. Resolves with how it went; never rejects. */
  async build(model: ModelFile): Promise<ModelAnswer> {
    if (this.#built >= mostModels) this.close();
    this.#process ??= startProcess();
    this.#built++;
    const answer = await ask(this.#process, model, this.#limits);
    if ('error' in answer) this.close();
    return answer;
  }

  close(): void {
    this.#process?.child.kill('SIGKILL');
    this.#process = null;
    this.#built = 0;
  }
}

interface Started {
  readonly child: ChildProcess;
  /** False when the process ended before its kernel was loaded. */
  readonly isReady: Promise<boolean>;
}

function startProcess(): Started {
  const file = path.resolve('plugins/models/modelProcess.ts');
  // What models and the kernel print is theirs: the build shows its own progress.
  const child = fork(file, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const isReady = new Promise<boolean>((resolve) => {
    child.once('message', () => resolve(true)).once('exit', () => resolve(false));
  });
  return { child, isReady };
}

/** Told apart in the message: too long, too much, or a process that ended by itself. */
async function ask(
  { child, isReady }: Started,
  model: ModelFile,
  { seconds, bytes }: Limits,
): Promise<ModelAnswer> {
  let errors = '';
  child.stderr?.on('data', (text: Buffer) => (errors = (errors + text.toString()).slice(-2000)));
  const fail = (reason: string): ModelAnswer => ({ error: `${model.file}: ${reason}` });
  const ended = () => fail(`its process ended before it was built. ${errors}`.trim());
  if (!(await isReady)) return ended();
  return new Promise((resolve) => {
    const settle = (answer: ModelAnswer) => {
      clearTimeout(timer);
      clearInterval(watch);
      child.off('message', settle).off('exit', onExit);
      child.stderr?.removeAllListeners('data');
      resolve(answer);
    };
    const onExit = () => settle(ended());
    const timer = setTimeout(() => settle(fail(tooLong(seconds))), seconds * 1000);
    const watch = setInterval(() => {
      if (memoryOf(child) > bytes) settle(fail(tooMuch(bytes)));
    }, 250);
    child.on('message', settle).on('exit', onExit);
    child.send(model);
  });
}

function tooLong(seconds: number): string {
  return `it runs for more than ${seconds} seconds. Look for a loop without end, or cut drawings instead of solids.`;
}

function tooMuch(bytes: number): string {
  return `it uses more than ${bytes / 1024 ** 2} MB of memory. Make it of fewer or simpler pieces.`;
}

/** Resident memory; 0 where the system does not tell, as time limits still hold there. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid ?? 0}/statm`, 'utf8').split(' ')[1]);
    return pages * 4096;
  } catch {
    return 0;
  }
}
