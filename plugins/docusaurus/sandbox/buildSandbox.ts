import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { kernelFiles } from '../../../src/modeling/node';
import { createHashedFolder } from '../../shared/createHashedFolder';
import { bundleScript } from '../../shared/bundleScript';
import { writeIfChanged } from '../../shared/files';
import { readModelFont } from './readModelFont';
import { sandboxPaths } from '.';

const sources = {
  runner: 'src/modeling/sandbox/runner.html',
  worker: 'src/modeling/worker/main.ts',
} as const;

/** A sandbox file, as listed in the manifest. */
interface SandboxFile {
  readonly src: string;
  readonly bytes: number;
}

type Manifest = Readonly<Record<'runner' | 'worker' | 'kernel' | 'font', SandboxFile>>;

/**
 * Writes the files of a sandbox below `siteDir`: the document of the frame, the worker as a classic script, kernel and
 * font, and a manifest with URLs and sizes. Throws the errors of the bundler, which name file and line.
 */
export async function buildSandbox(siteDir: string): Promise<Manifest> {
  const at = (file: string) => path.join(siteDir, file);
  const writeHashed = await createHashedFolder(at(sandboxPaths.public));
  const write = async (
    name: string,
    ending: string,
    contents: Uint8Array,
  ): Promise<SandboxFile> => ({
    src: `/play/${await writeHashed(name, ending, contents)}`,
    bytes: contents.length,
  });
  const runner = Buffer.from(await inlineRunner(at(sources.runner)));
  // The document has a fixed name, because the server does not send the pages' CSP for this one URL.
  await writeFile(path.join(at(sandboxPaths.public), 'runner.html'), runner);
  const manifest: Manifest = {
    runner: { src: '/play/runner.html', bytes: runner.length },
    worker: await write('worker', '.js', await bundleWorker(at(sources.worker))),
    kernel: await write('kernel', '.wasm', await readFile(kernelFiles(siteDir).wasm)),
    font: await write('font', '.woff', await readModelFont(siteDir)),
  };
  writeIfChanged(at(sandboxPaths.manifest), JSON.stringify(manifest));
  return manifest;
}

/** Returns the document of the frame, with its script inlined. */
async function inlineRunner(file: string): Promise<string> {
  const html = await readFile(file, 'utf8');
  const script = /<script src="\.\/(.+)"><\/script>/.exec(html);
  if (!script?.[1]) throw new Error(`${file} has no script to put into it.`);
  const code = Buffer.from(await bundleScript(path.join(path.dirname(file), script[1])));
  // A replacement function, because "$&" in the code would otherwise be a replacement pattern.
  return html.replace(script[0], () => `<script>${code.toString().trimEnd()}</script>`);
}

/** Bundles a worker as a classic script. A module worker cannot start from a blob in an opaque origin. */
export function bundleWorker(entry: string): Promise<Uint8Array> {
  // Stack traces and the output of models contain names of functions.
  return bundleScript(entry, { keepNames: true, plugins: [withoutNode] });
}

/** Replaces modules that Emscripten's glue code imports only in Node. */
const withoutNode: Plugin = {
  name: 'without-node',
  setup(bundler) {
    bundler.onResolve({ filter: /^(node:)?(fs|path|crypto|url|module)$/ }, ({ path: name }) => ({
      path: name,
      namespace: 'without-node',
    }));
    bundler.onLoad({ filter: /.*/, namespace: 'without-node' }, () => ({
      contents: 'export default {};',
    }));
  },
};
