import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

/** Bundles `src/bootstrap` into `folder` and returns the file's name, which carries its hash. */
export async function writeStartScript(siteDir: string, folder: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(siteDir, 'src/bootstrap/start.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    write: false,
  });
  const [script] = outputFiles;
  if (!script) throw new Error('The start script came out empty.');
  const hash = createHash('sha256').update(script.contents).digest('hex').slice(0, 8);
  const name = `start.${hash}.js`;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, name), script.contents);
  return name;
}
