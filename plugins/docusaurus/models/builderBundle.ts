import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { kernelFiles } from '../../../src/modeling/node';
import { writeAtomically } from '../../shared/files';
import { modelFontFile } from '../sandbox/readModelFont';
import { builderFolder } from './folders';
import type { ModelFile } from './modelFiles';

/** The bundled program that builds models. */
export interface BuilderBundle {
  /** The script of a process that builds models. */
  readonly file: string;
  /** Hash of everything that affects the result: our code, all packages in it, the kernel and the font. */
  readonly hash: string;
}

/** A model with the cache key of its build, which depends on the model and on the builder. */
export interface KeyedModel extends ModelFile {
  readonly key: string;
}

/**
 * A package that the bundle loads at run time, because its code is native. The package pins the exact versions of its
 * native parts.
 */
const native = 'sharp';

/** Returns the files that the process reads in addition to the script and the native package. */
export function builderDataFiles(): readonly string[] {
  const { glue, wasm } = kernelFiles();
  return [glue, wasm, modelFontFile()];
}

/**
 * Bundles the process that builds models into one script, which starts several times faster than the sources. Its hash
 * covers all code that affects models, so there is no list to maintain. Throws the errors of the bundler, which name
 * file and line.
 */
export async function bundleBuilder(): Promise<BuilderBundle> {
  const { outputFiles } = await build({
    entryPoints: ['plugins/docusaurus/models/building/modelProcess.ts'],
    outfile: 'builder.cjs',
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    // Models may print the names of functions and classes.
    keepNames: true,
    legalComments: 'none',
    external: [native],
    write: false,
    logLevel: 'error',
  });
  const [script] = outputFiles;
  if (!script) throw new Error('The bundle of the process that builds models came out empty.');
  const hash = createHash('sha256').update(script.contents);
  for (const file of [`node_modules/${native}/package.json`, ...builderDataFiles()])
    hash.update(readFileSync(file));
  const key = hash.digest('hex').slice(0, 24);
  const file = path.resolve(builderFolder, `${key}.cjs`);
  if (!existsSync(file)) writeAtomically(file, script.contents);
  return { file, hash: key };
}

/** Returns the models with their keys for this builder. */
export function addCacheKeys(
  models: readonly ModelFile[],
  { hash }: BuilderBundle,
): readonly KeyedModel[] {
  return models.map((model) => {
    const sum = createHash('sha256').update([hash, model.name, model.code].join('\0'));
    return { ...model, key: sum.digest('hex').slice(0, 24) };
  });
}
