import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { BuildResponse } from './building/modelProcess';
import type { BuilderBundle } from './builderBundle';
import type { ModelFile } from './modelFiles';

/** The limits of one model. */
export const modelLimits: ModelLimits = { seconds: 60, bytes: 1024 ** 3 };

export interface ModelLimits {
  readonly seconds: number;
  /** Memory limit of the process. */
  readonly bytes: number;
}

/**
 * Maximum size of the kernel's memory in bytes. This memory never shrinks. If it exceeds the maximum, the process is
 * replaced after the current model.
 */
const maxKernelBytes = 384 * 1024 ** 2;

/** The response of a process: a result or an error. */
export type WorkerResponse<Done> = Done | { readonly error: string };

/** Builds models one after the other in a process, and replaces the process after a failure. */
export class ModelWorker<Done extends { readonly kernelBytes: number } = BuildResponse> {
  #process: Started | null = null;
  readonly #builder: Pick<BuilderBundle, 'file'>;
  readonly #limits: ModelLimits;

  constructor(builder: Pick<BuilderBundle, 'file'>, limits: ModelLimits = modelLimits) {
    this.#builder = builder;
    this.#limits = limits;
  }

  /**
   * Builds one model. Resolves with its result or error, and never rejects. A model that fails in a used process is
   * built again in a new one: once in a few thousand builds, state that earlier models left in the kernel makes a
   * correct model crash.
   */
  async build(model: ModelFile): Promise<WorkerResponse<Done>> {
    const isUsed = this.#process !== null;
    const answer = await this.#buildOnce(model);
    return 'error' in answer && isUsed ? this.#buildOnce(model) : answer;
  }

  async #buildOnce(model: ModelFile): Promise<WorkerResponse<Done>> {
    this.#process ??= startProcess(this.#builder);
    const answer = await requestBuild<Done>(this.#process, model, this.#limits);
    if ('error' in answer || answer.kernelBytes > maxKernelBytes) this.close();
    return answer;
  }

  close(): void {
    this.#process?.child.kill('SIGKILL');
    this.#process = null;
  }
}

interface Started {
  readonly child: ChildProcess;
  /** False if the process ended before its kernel was loaded. */
  readonly isReady: Promise<boolean>;
}

function startProcess({ file }: Pick<BuilderBundle, 'file'>): Started {
  // Ignores the output of models and of the kernel, because the build prints its own progress.
  const child = fork(file, { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const isReady = new Promise<boolean>((resolve) => {
    child.once('message', () => resolve(true)).once('exit', () => resolve(false));
  });
  return { child, isReady };
}

/** Returns the response of a process, or an error that distinguishes timeout, memory limit and crash. */
async function requestBuild<Done>(
  { child, isReady }: Started,
  model: ModelFile,
  { seconds, bytes }: ModelLimits,
): Promise<WorkerResponse<Done>> {
  let errors = '';
  child.stderr?.on('data', (text: Buffer) => (errors = (errors + text.toString()).slice(-2000)));
  const fail = (reason: string) => ({ error: `${model.file}: ${reason}` });
  const ended = () => fail(`its process ended before it was built. ${errors}`.trim());
  if (!(await isReady)) return ended();
  return new Promise((resolve) => {
    const settle = (answer: WorkerResponse<Done>) => {
      clearTimeout(timer);
      clearInterval(watch);
      child.off('message', settle).off('exit', onExit);
      child.stderr?.removeAllListeners('data');
      resolve(answer);
    };
    const onExit = () => settle(ended());
    const timer = setTimeout(() => settle(fail(timeLimitMessage(seconds))), seconds * 1000);
    const watch = setInterval(() => {
      if (memoryOf(child) > bytes) settle(fail(memoryLimitMessage(bytes)));
    }, 250);
    child.on('message', settle).on('exit', onExit);
    child.send(model);
  });
}

function timeLimitMessage(seconds: number): string {
  return `it runs for more than ${seconds} seconds. Look for a loop without end, or cut drawings instead of solids.`;
}

function memoryLimitMessage(bytes: number): string {
  return `it uses more than ${bytes / 1024 ** 2} MB of memory. Make it of fewer or simpler pieces.`;
}

/**
 * Returns the resident memory in bytes. Returns 0 if the system does not report it; only the time limit applies then.
 */
function memoryOf({ pid }: ChildProcess): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid ?? 0}/statm`, 'utf8').split(' ')[1]);
    return pages * 4096;
  } catch {
    return 0;
  }
}
