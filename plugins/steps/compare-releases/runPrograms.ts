import path from 'node:path';
import { build } from 'esbuild';
import type { ReleaseOutcome } from '../../../src/modeling/node';
import type { Outcomes } from '../../docusaurus/api-reference/releases/differences';
import type { ModelFile } from '../../docusaurus/models/modelFiles';
import { ModelWorker } from '../../docusaurus/models/ModelWorker';
import type { Ran } from './releaseProcess';

export type ReleaseName = 'described' | 'later';

/** Of the process. What grows beyond it has no end, either. */
const maxBytes = 1.5 * 1024 ** 3;

/** The slowest takes two seconds with nothing else to do. What takes longer than this has no end. */
const longestRun = 30;

/**
 * Runs programs on a release of the library, one after the other in a process of its own, which is replaced after those
 * that the kernel does not survive. One that ends in a trap is run again, alone.
 */
export async function runPrograms(
  programs: readonly ModelFile[],
  release: ReleaseName,
  longest = longestRun,
): Promise<Outcomes> {
  const worker = new ModelWorker<Ran>(
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
    isKernelNew = needsAnotherKernel(outcome);
    if (isKernelNew) worker.close();
    outcomes.set(program.name, outcome);
  }
  worker.close();
  return outcomes;
}

/** A trap may be the fault of what ran before: version 0.20 breaks some time after an `exportSTEP`. */
function hasTrapped({ thrown }: ReleaseOutcome): boolean {
  return /memory access out of bounds|null function|unreachable|table index/.test(thrown ?? '');
}

/** A trap leaves the kernel's memory as it is: what runs there next may fail for no fault of its own. */
function needsAnotherKernel({ thrown }: ReleaseOutcome): boolean {
  return thrown !== null;
}

function withoutFile(message: string, { file }: ModelFile): string {
  const [first = ''] = message.replace(`${file}: `, '').split(/(?<=\.) /);
  return first;
}

/** One script that starts at once; packages are loaded from their folders, as the kernels read files beside them. */
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
