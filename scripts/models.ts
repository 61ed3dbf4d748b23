import path from 'node:path';
import { buildModels } from '../plugins/docusaurus/models/buildModels';
import { bundleBuilder } from '../plugins/docusaurus/models/builderBundle';
import { updateFacts } from '../plugins/docusaurus/models/facts';
import { publicFolder } from '../plugins/docusaurus/models/folders';
import { modelFiles } from '../plugins/docusaurus/models/modelFiles';
import { updateNearMisses } from '../plugins/docusaurus/models/nearMisses';
import { removeStaleFiles } from '../plugins/docusaurus/models/publishModels';
import { readStored } from '../plugins/docusaurus/models/store';
import type { BuiltModel } from '../src/modeling/node';

/**
 * Builds the named models, or all of them: `tsx scripts/models.ts [--facts] [NAME…]`. `--facts` writes the measurements
 * of the models to models/facts.json, and those of near misses to models/near-misses.json.
 */
async function main(): Promise<void> {
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const started = performance.now();
  const { models, built, cached, failures } = await buildModels(
    modelFiles(names.map(modelName)),
    await bundleBuilder(),
    ({ done, total, name, ms, error }) => {
      const outcome = ms === undefined ? `FAILED ${error ?? ''}` : `${(ms / 1000).toFixed(1)} s`;
      console.log(
        `  [${String(done).padStart(String(total).length)}/${total}] ${name}  ${outcome}`,
      );
    },
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${models.length} models: ${built} built, ${cached} unchanged, ${failures.length} failed, ${seconds} s.`,
  );
  if (failures.length > 0) {
    console.error(failures.join('\n'));
    process.exit(1);
  }
  if (names.length > 0) for (const model of models) console.log(describeModel(readStored(model)));
  else removeStaleFiles(models);
  if (process.argv.includes('--facts')) {
    updateFacts().forEach((change) => console.log(change));
    await updateNearMisses();
  }
}

/** Returns a summary of a built model for its author, several lines long. */
function describeModel({ name, facts, picture, mesh, failure }: BuiltModel): string {
  return [
    `${name} ${JSON.stringify(facts)}`,
    ...(failure ? [`fails as it should: ${failure.sentence}`] : []),
    `picture ${path.join(publicFolder, picture.src)}`,
    ...(mesh ? [`mesh    ${path.join(publicFolder, mesh.src)}, ${mesh.bytes} bytes`] : []),
  ].join('\n');
}

/** Returns the name of a model. Also accepts its path, because shells complete it: "models/home/hero.js". */
function modelName(argument: string): string {
  return argument.replace(/^(\.\/)?models\//, '').replace(/\.js$/, '');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
