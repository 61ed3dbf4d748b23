import path from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { recordBundle } from './bundleRecords';

type Options = Pick<BuildOptions, 'format' | 'keepNames' | 'external' | 'define' | 'plugins'>;

/**
 * Bundles `entry` into one script for the browsers of the site. It is a classic script, unless `format` says
 * otherwise. Used for workers, and for code that runs before the pages' own bundle. Throws the errors of the bundler,
 * which name the file and line.
 */
export async function bundleScript(entry: string, options: Options = {}): Promise<Uint8Array> {
  const { outputFiles, metafile } = await build({
    format: 'iife',
    ...options,
    entryPoints: [entry],
    bundle: true,
    platform: 'browser',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    minify: true,
    legalComments: 'none',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`The bundle of ${entry} came out empty.`);
  const name = path.relative('.', entry);
  // Benchmarks are not recorded, because readers do not load them.
  if (name.startsWith('src/')) await recordBundle('.', name, filesIn(metafile));
  return script.contents;
}

/** Returns the files that contribute to the output. */
function filesIn({ outputs }: Metafile): string[] {
  return Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([file]) => file);
}
