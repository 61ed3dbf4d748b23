import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { BuiltModel } from '../../src/modeling/node';
import { modelDataFolder, modelSummaryFolder, publicFolder, storeFolder } from './folders';
import type { ModelFile } from './modelFiles';
import { ModelWorker } from './ModelWorker';
import { summarizeModel } from './summarizeModel';

/** Kernels at work at the same time. */
const workers = 2;

export interface BuildReport {
  readonly built: number;
  readonly kept: number;
  /** One message per model that failed: file, line, reason. */
  readonly failures: readonly string[];
}

/** Builds every model whose inputs changed, and puts the files of all of them where the site takes them from. */
export async function buildModels(
  models: readonly ModelFile[],
  onProgress: (line: string) => void,
): Promise<BuildReport> {
  const stale = models.filter(({ key }) => !existsSync(storedFile(key, 'model.json')));
  const failures: string[] = [];
  let done = 0;
  const queue = [...stale];
  const work = async (): Promise<void> => {
    const worker = new ModelWorker();
    for (let model = queue.shift(); model; model = queue.shift()) {
      const answer = await worker.build(model);
      done++;
      const count = `[${String(done).padStart(String(stale.length).length)}/${stale.length}]`;
      if ('error' in answer) {
        failures.push(answer.error);
        onProgress(`${count} FAILED ${answer.error}`);
      } else {
        onProgress(`${count} ${model.name}  ${(answer.ms / 1000).toFixed(1)} s`);
      }
    }
    worker.close();
  };
  await Promise.all(Array.from({ length: Math.min(workers, stale.length) }, work));
  const complete = models.filter(({ key }) => existsSync(storedFile(key, 'model.json')));
  publish(complete);
  return { built: stale.length - failures.length, kept: models.length - stale.length, failures };
}

/** Puts the files of models from the store to where pages import and readers load them. */
function publish(models: readonly ModelFile[]): void {
  for (const { name, key } of models) {
    const json = readFileSync(storedFile(key, 'model.json'), 'utf8');
    const model = JSON.parse(json) as BuiltModel;
    const { picture, mesh } = model;
    copyTo(
      path.join(publicFolder, picture.src),
      storedFile(key, `picture${path.extname(picture.src)}`),
    );
    if (mesh) copyTo(path.join(publicFolder, mesh.src), storedFile(key, 'mesh.glb'));
    writeChanged(path.join(modelDataFolder, `${name}.json`), json);
    writeChanged(
      path.join(modelSummaryFolder, `${name}.json`),
      JSON.stringify(summarizeModel(model)),
    );
  }
}

/** Leaves a file alone that says the same already: the bundler looks at its date. */
function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function copyTo(target: string, source: string): void {
  if (existsSync(target)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(source, target);
}

/** Removes what earlier builds left of models that are gone or changed. `models` must be all models of the site. */
export function removeLeftovers(models: readonly ModelFile[]): void {
  const built = models.map(
    ({ key }) => JSON.parse(readFileSync(storedFile(key, 'model.json'), 'utf8')) as BuiltModel,
  );
  const names = new Set(models.map(({ name }) => `${name}.json`));
  keepOnly(modelDataFolder, names);
  keepOnly(modelSummaryFolder, names);
  const sources = built.flatMap(({ picture, mesh }) => [picture.src, ...(mesh ? [mesh.src] : [])]);
  keepOnly(
    path.join(publicFolder, 'models'),
    new Set(sources.map((src) => src.replace(/^\/models\//, ''))),
  );
}

function keepOnly(folder: string, files: ReadonlySet<string>): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !files.has(path.relative(folder, file).replaceAll(path.sep, '/')))
      rmSync(file);
  }
}

function storedFile(key: string, name: string): string {
  return path.join(storeFolder, key, name);
}
