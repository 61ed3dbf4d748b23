import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildModels, removeLeftovers } from '../plugins/models/buildModels';
import { checkTypes } from '../plugins/models/checkTypes';
import { builtFacts, compareFacts, reviewedFacts, writeFacts } from '../plugins/models/facts';
import { modelDataFolder, publicFolder } from '../plugins/models/folders';
import { modelFiles } from '../plugins/models/modelFiles';
import { drawThumbnails } from './models/drawThumbnails';

/** `tsx scripts/models.ts [--facts] [NAME…]`: builds the models named, or all; `--facts` takes their numbers as right. */
async function main(): Promise<void> {
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const started = performance.now();
  const models = modelFiles(names.map(asName));
  const complaints = checkTypes(models);
  const { built, kept, failures } = await buildModels(models, (line) => console.log(`  ${line}`));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${models.length} models: ${built} built, ${kept} unchanged, ${failures.length} failed, ${seconds} s.`,
  );
  if (complaints.length > 0 || failures.length > 0) {
    console.error([...complaints, ...failures].join('\n'));
    process.exit(1);
  }
  if (names.length > 0) for (const { name } of models) show(name);
  else removeLeftovers(models);
  await drawThumbnails();
  if (process.argv.includes('--facts')) updateFacts();
}

/** Also takes what a shell completes: "models/home/hero.js". */
function asName(argument: string): string {
  return argument.replace(/^(\.\/)?models\//, '').replace(/\.js$/, '');
}

function show(name: string): void {
  const file = path.join(modelDataFolder, `${name}.json`);
  const { facts, picture, mesh, failure } = JSON.parse(readFileSync(file, 'utf8')) as Shown;
  console.log(name, facts);
  if (failure) console.log(`fails as it should: ${failure.sentence}`);
  console.log(`picture ${path.join(publicFolder, picture.src)}`);
  if (mesh) console.log(`mesh    ${path.join(publicFolder, mesh.src)}, ${mesh.bytes} bytes`);
}

interface Shown {
  readonly facts: object;
  readonly picture: { readonly src: string };
  readonly mesh: { readonly src: string; readonly bytes: number } | null;
  readonly failure?: { readonly sentence: string };
}

function updateFacts(): void {
  const all = builtFacts(modelFiles());
  const changes = compareFacts(reviewedFacts(), all);
  writeFacts(all);
  console.log(changes.length > 0 ? changes.join('\n') : 'No number changed.');
}

void main();
