import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Declares the library as a global, for models in the workbench's older style. */
const globals = `declare const replicad: typeof import('replicad');\n`;

/** Replaces the kernel's declarations: 1.5 MB that no model needs. Its names have the type `any`. */
const kernel = `declare module 'replicad-opencascadejs';\n`;

/**
 * Returns path → text for all files that the editor's compiler reads: TypeScript's libraries, the library and our
 * overlay.
 */
export async function readTypeFiles(siteDir: string): Promise<Readonly<Record<string, string>>> {
  const require = createRequire(path.join(siteDir, 'package.json'));
  const files: Record<string, string> = {
    '/node_modules/replicad/package.json': '{"name":"replicad","types":"index.d.ts"}',
    '/node_modules/replicad/index.d.ts': await readFile(
      path.join(path.dirname(require.resolve('replicad')), 'replicad.d.ts'),
      'utf8',
    ),
    '/ours/overlay.d.ts': await readFile(
      path.join(siteDir, 'models/replicad-overlay.d.ts'),
      'utf8',
    ),
    '/ours/console.d.ts': await readFile(path.join(siteDir, 'models/console.d.ts'), 'utf8'),
    '/ours/globals.d.ts': globals,
    '/ours/kernel.d.ts': kernel,
  };
  const libraries = path.dirname(require.resolve('typescript'));
  const add = async (name: string): Promise<void> => {
    if (`/${name}` in files) return;
    const text = await readFile(path.join(libraries, name), 'utf8');
    files[`/${name}`] = text;
    const referencedLibs = [...text.matchAll(/\/\/\/ <reference lib="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    for (const lib of referencedLibs) await add(`lib.${lib}.d.ts`);
  };
  await add('lib.es2020.d.ts');
  return files;
}
