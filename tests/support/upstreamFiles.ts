import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where Docusaurus looks for a theme part after `src/theme`, in its order. */
const themes = [
  'node_modules/@docusaurus/theme-search-algolia/lib/theme',
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/core/lib/client/theme-fallback',
];
const internals = 'node_modules/@docusaurus/theme-common/lib';

/** A file inside Docusaurus that a file of ours replaces or reaches into. */
export interface UpstreamFile {
  readonly path: string;
  readonly usedBy: string;
}

/**
 * Returns the files of Docusaurus that may change in any release and that ours were written against: those of every
 * theme part that `src/theme` replaces (a part that wraps the original follows it by itself), and every module below
 * `lib/` or behind `theme-common/internal` that our code imports.
 */
export function upstreamFiles(): readonly UpstreamFile[] {
  const ours = ['src', 'plugins']
    .flatMap(filesIn)
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path));
  const found = ours.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const paths = [...replacedFiles(path, text), ...internalModules(text), ...deepImports(text)];
    return paths.map((upstream): UpstreamFile => ({ path: upstream, usedBy: path }));
  });
  return [...new Map(found.map((file) => [file.path, file])).values()];
}

/** The first 16 digits are enough to see a change. */
export function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
}

function replacedFiles(path: string, text: string): readonly string[] {
  const name = /^src\/theme\/(.+?)(?:\/index)?\.tsx?$/.exec(path)?.[1];
  if (!name || text.includes(`'@theme-original/${name}'`)) return [];
  return themes.map((theme) => filesOfPart(theme, name)).find((files) => files.length > 0) ?? [];
}

/** A part is one file, or a folder with an index, its styles and parts of its own. */
function filesOfPart(theme: string, name: string): readonly string[] {
  const folder = join(theme, name);
  if (existsSync(`${folder}.js`)) return [`${folder}.js`];
  if (!existsSync(join(folder, 'index.js'))) return [];
  return readdirSync(folder)
    .filter((entry) => /^index\.js$|\.css$/.test(entry))
    .map((entry) => join(folder, entry));
}

/** The modules that define what is imported from `@docusaurus/theme-common/internal`. */
function internalModules(text: string): readonly string[] {
  const imported = [
    ...text.matchAll(/\{([^}]+)\} from '@docusaurus\/theme-common\/internal'/g),
  ].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  if (imported.length === 0) return [];
  const exports = readFileSync(join(internals, 'internal.js'), 'utf8');
  return imported.map((name) => {
    const module = new RegExp(`\\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(exports)?.[1];
    if (!module) throw new Error(`@docusaurus/theme-common/internal does not export ${name}.`);
    return join(internals, `${module}.js`);
  });
}

function deepImports(text: string): readonly string[] {
  return [...text.matchAll(/'(@docusaurus\/[\w-]+\/(?:lib|src)\/[^']+)'/g)].map(([, name = '']) => {
    const path = join('node_modules', name);
    return existsSync(path) && statSync(path).isFile() ? path : `${path}.js`;
  });
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
