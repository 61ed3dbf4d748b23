import { build, type BuildOptions } from 'esbuild';

type Options = Pick<BuildOptions, 'keepNames' | 'external' | 'define' | 'plugins'>;

/**
 * Bundles `entry` as one classic script for the browsers of the site: for workers, and for what runs before the pages'
 * own bundle.
 * Errors: those of the bundler, which name the file and line.
 */
export async function bundleScript(entry: string, options: Options = {}): Promise<Uint8Array> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    minify: true,
    legalComments: 'none',
    write: false,
    logLevel: 'error',
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`The bundle of ${entry} came out empty.`);
  return script.contents;
}
