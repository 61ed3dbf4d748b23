import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bundledPackages, compiledWorks, noticesWithoutFile } from './knownNotices';

/** A work in the notices. */
export interface Notice {
  /** Name, version and licence of the work. */
  readonly title: string;
  /** The licence text, including the copyright. */
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/**
 * Returns the notices of the packages in `folders`, below `root`, and of the works that they contain. Throws an error
 * that names a package without a licence text, and says where to add one.
 */
export function readNotices(root: string, folders: readonly string[]): readonly Notice[] {
  const all = new Set(folders.flatMap((folder) => [folder, ...worksBundledIn(root, folder)]));
  return [...all].sort().flatMap((folder) => {
    const { name, version, license = 'see below' } = readManifest(root, folder);
    const works = Object.entries(compiledWorks[name] ?? {});
    return [
      { title: `${name} ${version} (${license})`, text: licenceOf(root, folder, name) },
      ...works.map(([title, text]) => ({ title, text })),
    ];
  });
}

function worksBundledIn(root: string, folder: string): readonly string[] {
  const bundled = bundledPackages[readManifest(root, folder).name] ?? [];
  return bundled.map((name) => `node_modules/${name}`);
}

const readManifest = (root: string, folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;

const licenceFile = /^(license|licence|copying|notice|third-?party-?notice)/i;

function licenceOf(root: string, folder: string, name: string): string {
  const files = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [];
  const texts = files
    .filter((file) => licenceFile.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8').trim());
  const text = texts.length > 0 ? texts.join('\n\n') : noticesWithoutFile[name];
  if (text === undefined || text === '') {
    throw new Error(
      `${name} is in a bundle but has no licence text: add its notice to plugins/docusaurus/notices/knownNotices.ts.`,
    );
  }
  return text;
}
