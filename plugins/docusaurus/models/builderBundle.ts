import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { kernelFiles } from '../../../src/modeling/node';
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

/** Packages with native code, which the bundle loads at run time. */
const native = ['sharp'];

/** Returns the files that the process reads in addition to the script and its external packages. */
export function builderData(): readonly string[] {
  const { glue, wasm } = kernelFiles();
  return [glue, wasm, modelFontFile()];
}

/**
 * Bundles the process that builds models into one script, which starts several times faster than the sources. Its
 * hash covers all code that affects models, so nobody has to maintain a list. Errors: those of the bundler, which
 * name file and line.
 */
export async function bundleBuilder(): Promise<BuilderBundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: ['plugins/docusaurus/models/building/modelProcess.ts'],
    outfile: 'builder.cjs',
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    // Models may print the names of functions and classes.
    keepNames: true,
    legalComments: 'none',
    external: native,
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const [script] = outputFiles;
  if (!script) throw new Error('The bundle of the process that builds models came out empty.');
  const hash = createHash('sha256').update(script.contents);
  for (const [name, version] of installedPackages(externalPackages(metafile)))
    hash.update(`${name} ${version}\n`);
  for (const file of builderData()) hash.update(readFileSync(file));
  const key = hash.digest('hex').slice(0, 24);
  return { file: writeAtomically(script.contents, key), hash: key };
}

/** Returns the packages that a bundle does not include. */
export function externalPackages({ outputs }: Metafile): readonly string[] {
  const names = Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter((imported) => imported.external && !isBuiltin(imported.path))
    .map((imported) => /^(@[^/]+\/)?[^/]+/.exec(imported.path)?.[0] ?? imported.path);
  return [...new Set(names)].sort();
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

/** Returns the installed versions of packages and of all their dependencies. */
export function installedPackages(names: readonly string[]): ReadonlyMap<string, string> {
  const versions = new Map<string, string>();
  const add = (name: string): void => {
    const manifest = path.join('node_modules', name, 'package.json');
    if (versions.has(name) || !existsSync(manifest)) return;
    const { version, dependencies, optionalDependencies } = JSON.parse(
      readFileSync(manifest, 'utf8'),
    ) as Manifest;
    versions.set(name, version);
    Object.keys({ ...dependencies, ...optionalDependencies }).forEach(add);
  };
  names.forEach(add);
  return versions;
}

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Writes the script under a temporary name and renames it, because another build may be starting processes from it. */
function writeAtomically(script: Uint8Array, key: string): string {
  const file = path.resolve(builderFolder, `${key}.cjs`);
  if (existsSync(file)) return file;
  mkdirSync(builderFolder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, script);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}
