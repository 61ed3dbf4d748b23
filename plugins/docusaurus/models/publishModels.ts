import { copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { thumbnailsOf } from '../../../src/base/thumbnail';
import { packedColorsOf } from '../../../src/highlight/node';
import type { ModelSummaryData, ModelThumbnailData } from '../../../src/modeling/node';
import { removeFilesExcept, writeIfChanged } from '../../shared/files';
import { nameLinks } from '../highlight/nameLinks';
import type { KeyedModel } from './builderBundle';
import {
  modelDataFolder,
  modelPageFolder,
  modelSummaryFolder,
  modelThumbnailFolder,
  publicFolder,
} from './folders';
import { readStored, storedFolder } from './store';
import { techniquesOf } from './techniques';

/** Copies the files of models from the store to the folders that pages import from and that the site serves. */
export function publishModels(models: readonly KeyedModel[]): void {
  const stored = models.map((model) => ({ model, built: readStored(model) }));
  const links = nameLinks(stored.map(({ built }) => ({ code: built.code, language: 'js' })));
  stored.forEach(({ model, built }, index) => {
    const colors = packedColorsOf(built.code, 'js', links[index]);
    for (const [address, file] of servedFiles(built)) {
      copyIfChanged(path.join(publicFolder, address), path.join(storedFolder(model.key), file));
    }
    writeIfChanged(
      path.join(modelDataFolder, `${model.name}.json`),
      // Failed models get no workbench URL: on pages with many failed models, the URLs would be most of the HTML.
      JSON.stringify({ ...built, colors, ...(built.failure && { workbenchUrl: undefined }) }),
    );
    writeIfChanged(
      path.join(modelPageFolder, `${model.name}.json`),
      JSON.stringify({
        ...built,
        colors,
        workbenchUrl: undefined,
        print: undefined,
      }),
    );
    const { name, about, picture } = built;
    const summary: ModelSummaryData = {
      ...{ name, title: about.title, picture, techniques: techniquesOf(built.code) },
    };
    writeIfChanged(path.join(modelSummaryFolder, `${name}.json`), JSON.stringify(summary));
    writeIfChanged(
      path.join(modelThumbnailFolder, `${name}.json`),
      JSON.stringify({ name, picture } satisfies ModelThumbnailData),
    );
  });
}

/** Removes files of removed or changed models that earlier builds wrote. `models` must be all site models. */
export function removeStaleFiles(models: readonly KeyedModel[]): void {
  const data = new Set(models.map(({ name }) => `${name}.json`));
  for (const folder of [modelDataFolder, modelPageFolder, modelSummaryFolder, modelThumbnailFolder])
    removeFilesExcept(folder, (file) => data.has(file));
  const served = new Set(
    models.flatMap((model) => servedFiles(readStored(model)).map(([address]) => address)),
  );
  for (const folder of ['models', 'thumbnails'])
    removeFilesExcept(path.join(publicFolder, folder), (file) => served.has(`/${folder}/${file}`));
}

type StoredModel = ReturnType<typeof readStored>;

/** Returns the URLs at which the files of a model are served, and their names in the store. */
function servedFiles({ picture, mesh }: StoredModel): readonly (readonly [string, string])[] {
  return [
    [picture.src, `picture${path.extname(picture.src)}`],
    ...thumbnailsOf(picture.src).map(({ src, width }) => [src, `thumbnail.${width}.webp`] as const),
    ...(mesh ? [[mesh.src, 'mesh.glb'] as const] : []),
  ];
}

/**
 * Copies a file unless one of the same size exists. Names of served files change with the model, so an existing file is
 * outdated only if the build now encodes this type of file differently. The size then almost always differs.
 */
function copyIfChanged(target: string, source: string): void {
  if (existsSync(target) && statSync(target).size === statSync(source).size) return;
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(source, target);
}
