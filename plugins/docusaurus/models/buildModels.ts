import os from 'node:os';
import { addCacheKeys, type BuilderBundle, type KeyedModel } from './builderBundle';
import { reviewedFacts } from './facts';
import type { ModelFile } from './modelFiles';
import { ModelWorker } from './ModelWorker';
import { publishModels } from './publishModels';
import { isStored } from './store';

export interface BuildReport {
  readonly models: readonly KeyedModel[];
  readonly built: number;
  readonly cached: number;
  /** A message for each model that failed, with file, line and reason. */
  readonly failures: readonly string[];
}

export interface ModelProgress {
  readonly done: number;
  readonly total: number;
  /** The model that was built last, with its duration and its error. */
  readonly name: string;
  readonly ms?: number;
  readonly error?: string;
}

/**
 * Builds every model whose inputs have changed, and copies the files of all models to the folders that the site reads.
 */
export async function buildModels(
  files: readonly ModelFile[],
  builder: BuilderBundle,
  onProgress: (progress: ModelProgress) => void,
): Promise<BuildReport> {
  const models = addCacheKeys(files, builder);
  const stale = models.filter((model) => !isStored(model));
  const failures = await buildAll(stale, builder, onProgress);
  publishModels(models.filter(isStored));
  return {
    models,
    built: stale.length - failures.length,
    cached: models.length - stale.length,
    failures,
  };
}

/**
 * Builds models in parallel, the largest first. If a long build started last, the other workers would be idle until its
 * end.
 */
async function buildAll(
  models: readonly KeyedModel[],
  builder: BuilderBundle,
  onProgress: (progress: ModelProgress) => void,
): Promise<readonly string[]> {
  const facts = reviewedFacts();
  // A score for sorting only. Its rank correlation with the measured build times is 0.8; we found nothing better.
  const estimatedBuildTime = ({ name, code }: KeyedModel): number =>
    (facts[name]?.triangles ?? 0) + 2 * code.length;
  const queue = [...models].sort(
    (one, other) => estimatedBuildTime(other) - estimatedBuildTime(one),
  );
  const failures: string[] = [];
  let done = 0;
  const work = async (): Promise<void> => {
    const worker = new ModelWorker(builder);
    for (let model = queue.shift(); model; model = queue.shift()) {
      const answer = await worker.build(model);
      if ('error' in answer) failures.push(answer.error);
      done++;
      onProgress({ done, total: models.length, name: model.name, ...answer });
    }
    worker.close();
  };
  await Promise.all(Array.from({ length: Math.min(workerCount(), models.length) }, work));
  return failures;
}

/**
 * Typical memory of a process that builds models, in bytes. The limit is higher, but few processes reach it at the same
 * time.
 */
const workerBytes = 500 * 1024 ** 2;

/** Returns the number of processes that build models in parallel: one per core if there is enough memory. */
function workerCount(): number {
  // The memory limit of the container, or 0.
  const limit = process.constrainedMemory();
  const total = limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem();
  // Systems that use memory as a file cache report little free memory, but can free at least a quarter of the total.
  const available = Math.max(Math.min(os.freemem(), total), total / 4);
  return Math.max(1, Math.min(os.availableParallelism(), Math.floor(available / workerBytes)));
}
