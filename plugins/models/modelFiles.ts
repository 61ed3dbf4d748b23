import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nearNames } from '../../src/base/nearNames';
import { modelsFolder } from './folders';

export interface ModelFile {
  /** Path below models/ without ending: "tutorial-overview/drawing/first-profile". */
  readonly name: string;
  readonly file: string;
  readonly code: string;
  /** Hash of everything that decides what is built of it. */
  readonly key: string;
}

/** Returns the models of the site, sorted by name; with `names`, those only. Errors: names what exists nearby. */
export function modelFiles(names: readonly string[] = []): readonly ModelFile[] {
  const engine = engineHash();
  const all = readdirSync(modelsFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.replaceAll(path.sep, '/').replace(/\.js$/, ''))
    .sort();
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `There is no model "${unknown}". The nearest are: ${nearNames(unknown, all).join(', ')}.`,
    );
  }
  return (names.length > 0 ? names : all).map((name) => {
    const file = `${modelsFolder}/${name}.js`;
    const code = readFileSync(file, 'utf8');
    return { name, file, code, key: hash([engine, name, code]) };
  });
}

/** Changes with the kernel, the core, the pictures and everything else that models are built with. */
function engineHash(): string {
  const packages = [
    'replicad',
    'replicad-opencascadejs',
    'sucrase',
    'sharp',
    '@gltf-transform/core',
  ];
  const versions = packages.map((name) => `${name} ${versionOf(name)}`);
  const sources = [
    'src/base',
    'src/modeling/core',
    'src/modeling/kernel',
    'plugins/models/building',
  ].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .sort()
      .map((file) => path.join(folder, file)),
  );
  return hash([
    ...versions,
    ...[...sources, 'src/viewer/camera/appearance.ts', 'plugins/sandbox/readModelFont.ts'].map(
      (file) => readFileSync(file, 'utf8'),
    ),
  ]);
}

function versionOf(name: string): string {
  const manifest = path.join(process.cwd(), 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }).version;
}

function hash(parts: readonly string[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 24);
}
