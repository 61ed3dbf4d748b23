import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import * as replicad from 'replicad';
import type { Kernel } from '../core/kernel';
import { startKernel, type KernelFactory } from './startKernel';

/** Returns the paths of the kernel's two files. */
export function kernelFiles(root = process.cwd()): {
  readonly glue: string;
  readonly wasm: string;
} {
  const require = createRequire(path.join(root, 'package.json'));
  const glue = require.resolve('replicad-opencascadejs/src/replicad_single.js');
  return { glue, wasm: glue.replace(/\.js$/, '.wasm') };
}

let kernel: Promise<Kernel> | undefined;

/**
 * Returns the kernel of this process, which is loaded once. The library can use only one kernel, and its exceptions are
 * read from that kernel's memory.
 */
export function loadKernelInNode(): Promise<Kernel> {
  return (kernel ??= loadKernel());
}

/**
 * Loads OpenCascade and the library in Node, which takes about half a second and 120 MB. A flag makes V8 inline small
 * WebAssembly functions, which makes slow models a quarter faster. The results are the same, because WebAssembly
 * arithmetic is deterministic.
 */
async function loadKernel(): Promise<Kernel> {
  // Only for the V8 version of Node 20. Other versions may not know the flag and would print a warning.
  if (process.versions.v8.startsWith('11.')) setFlagsFromString('--experimental-wasm-inlining');
  const files = kernelFiles();
  const [glue, wasm] = await Promise.all([readFile(files.glue, 'utf8'), readFile(files.wasm)]);
  const restoreHandlers = rememberErrorHandlers();
  const loaded = await startKernel(evaluateGlue(glue, files.glue), new Uint8Array(wasm), replicad);
  restoreHandlers();
  return loaded;
}

/**
 * Returns a function that removes the error handlers added since this call. The handlers of Emscripten's glue code
 * rethrow every uncaught error of the process and print their own source, one line of 135 KB.
 */
function rememberErrorHandlers(): () => void {
  const events = ['uncaughtException', 'unhandledRejection'] as const;
  const before = events.map(
    (event) => new Set<unknown>(process.listeners(event as 'uncaughtException')),
  );
  return () => {
    events.forEach((event, index) => {
      for (const listener of process.listeners(event as 'uncaughtException')) {
        if (!before[index]?.has(listener)) process.removeListener(event, listener);
      }
    });
  };
}

/**
 * Evaluates Emscripten's glue code, an ES module that uses `require` and `__dirname`. Node does not provide these to ES
 * modules. The code therefore becomes the body of a function with the parameters `require`, `__filename` and
 * `__dirname`, and its export becomes a `return`.
 */
function evaluateGlue(source: string, file: string): KernelFactory {
  const body = source.replace(/export default (\w+);?\s*$/, 'return $1;');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- see above
  const evaluate = new Function('require', '__filename', '__dirname', body) as (
    require: NodeJS.Require,
    filename: string,
    dirname: string,
  ) => KernelFactory;
  return evaluate(createRequire(file), file, path.dirname(file));
}
