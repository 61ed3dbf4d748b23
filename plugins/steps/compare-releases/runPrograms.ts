import path from 'node:path';
import { build } from 'esbuild';
import type { ReleaseOutcome } from '../../../src/modeling/node';
import type { ProgramOutcomes } from '../../docusaurus/api-reference/releases/differences';
import type { ModelFile } from '../../docusaurus/models/modelFiles';
import { ModelWorker } from '../../docusaurus/models/ModelWorker';
import type { ProgramResponse } from './releaseProcess';

export type ReleaseName = 'described' | 'later';

/** Memory limit of the process in bytes. A program that exceeds it would never end. */
const maxBytes = 1.5 * 1024 ** 3;

/**
 * Time limit in seconds. The slowest program takes two on an idle machine, so a program that exceeds the limit is an
 * endless loop.
 */
const longestRun = 30;

/**
 * Runs programs with one version of the library, one after the other in a separate process. The process is replaced
 * after programs that may have damaged the kernel. A program that ends in a WebAssembly trap is run again, alone.
 */
export async function runPrograms(
  programs: readonly ModelFile[],
  release: ReleaseName,
  longest = longestRun,
): Promise<ProgramOutcomes> {
  const worker = new ModelWorker<ProgramResponse>(
    { file: await bundle(release) },
    { seconds: longest, bytes: maxBytes },
  );
  const run = async (program: ModelFile): Promise<ReleaseOutcome> => {
    const answer = await worker.build(program);
    return 'error' in answer
      ? { measured: null, thrown: withoutFile(answer.error, program), output: [] }
      : answer.outcome;
  };
  const outcomes = new Map<string, ReleaseOutcome>();
  let isKernelNew = true;
  for (const program of programs) {
    let outcome = await run(program);
    if (!isKernelNew && hasTrapped(outcome)) {
      worker.close();
      outcome = await run(program);
    }
    // A trap does not reset the memory, so a correct program may fail after it.
    isKernelNew = outcome.thrown !== null;
    if (isKernelNew) worker.close();
    outcomes.set(program.name, outcome);
  }
  worker.close();
  return outcomes;
}

/**
 * Returns true if a program ended in a trap. An earlier program may be the cause: version 0.20 breaks some time after
 * an `exportSTEP`.
 */
function hasTrapped({ thrown }: ReleaseOutcome): boolean {
  return /memory access out of bounds|null function|unreachable|table index/.test(thrown ?? '');
}

function withoutFile(message: string, { file }: ModelFile): string {
  const [first = ''] = message.replace(`${file}: `, '').split(/(?<=\.) /);
  return first;
}

/**
 * Bundles a script that starts quickly. Packages are loaded from their folders, because the kernels read files beside
 * them.
 */
async function bundle(release: ReleaseName): Promise<string> {
  const outfile = path.resolve(`node_modules/.cache/releases/${release}.mjs`);
  await build({
    entryPoints: ['plugins/steps/compare-releases/releaseProcess.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    define: { 'process.env.RELEASE': JSON.stringify(release) },
    logLevel: 'error',
  });
  return outfile;
}
