import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ModelFile } from './modelFiles';
import type { ModelAnswer } from './modelProcess';

/** What one model may use. */
export const modelLimits = { seconds: 60, bytes: 1024 ** 3 } as const;

/** Models after which a process is replaced: kernel memory never shrinks. */
const mostModels = 50;

/** One place where models are built, one after the other; the process behind it is replaced after faults. */
export class ModelWorker {
  #process: ChildProcess | null = null;
  #built = 0;

  /** Builds one model. Resolves with how it went; never rejects. */
  async build(model: ModelFile): Promise<ModelAnswer> {
    if (this.#built >= mostModels) this.close();
    const child = (this.#process ??= startProcess());
    this.#built++;
    const answer = await ask(child, model);
    if ('error' in answer) this.close();
    return answer;
  }

  close(): void {
    this.#process?.kill('SIGKILL');
    this.#process = null;
    this.#built = 0;
  }
}

function startProcess(): ChildProcess {
  const file = path.resolve('plugins/models/modelProcess.ts');
  // What models and the kernel print is theirs: the build shows its own progress.
  return fork(file, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
}

/** Told apart in the message: too long, too much, or a process that ended by itself. */
function ask(child: ChildProcess, model: ModelFile): Promise<ModelAnswer> {
  return new Promise((resolve) => {
    let errors = '';
    const onErrorText = (text: Buffer) => {
      errors = (errors + text.toString()).slice(-2000);
    };
    const settle = (answer: ModelAnswer) => {
      clearTimeout(timer);
      clearInterval(watch);
      child.off('message', settle).off('exit', onExit);
      child.stderr?.off('data', onErrorText);
      resolve(answer);
    };
    const fail = (reason: string) => settle({ error: `${model.file}: ${reason}` });
    const onExit = () => fail(`its process ended before it was built. ${errors}`.trim());
    const timer = setTimeout(
      () =>
        fail(
          `it runs for more than ${modelLimits.seconds} seconds. Look for a loop without end, or cut drawings instead of solids.`,
        ),
      modelLimits.seconds * 1000,
    );
    const watch = setInterval(() => {
      if (memoryOf(child) > modelLimits.bytes) {
        fail(
          `it uses more than ${modelLimits.bytes / 1024 ** 2} MB of memory. Make it of fewer or simpler pieces.`,
        );
      }
    }, 250);
    child.stderr?.on('data', onErrorText);
    child.on('message', settle).on('exit', onExit);
    child.send(model);
  });
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
