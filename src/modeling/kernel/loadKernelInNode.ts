import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import * as replicad from 'replicad';
import type { Kernel } from '../core/kernel';
import { startKernel, type KernelFactory } from './startKernel';

/** Where the kernel's two files lie. */
export function kernelFiles(root = process.cwd()): {
  readonly glue: string;
  readonly wasm: string;
} {
  const require = createRequire(path.join(root, 'package.json'));
  const glue = require.resolve('replicad-opencascadejs/src/replicad_single.js');
  return { glue, wasm: glue.replace(/\.js$/, '.wasm') };
}

let kernel: Promise<Kernel> | undefined;

/** The kernel of this process, loaded once: the library knows one, and reads what is thrown from the memory of that one. */
export function loadKernelInNode(): Promise<Kernel> {
  return (kernel ??= loadKernel());
}

/**
 * Loads OpenCascade and the library in Node: about half a second and 120 MB.
 * V8 is told to inline small functions of WebAssembly into those that call them: slow models then take a quarter less. The
 * results are the same, as WebAssembly leaves no freedom in its numbers.
 */
async function loadKernel(): Promise<Kernel> {
  // Other versions may not know the flag, and would say so on the terminal.
  if (process.versions.v8.startsWith('11.')) setFlagsFromString('--experimental-wasm-inlining');
  const files = kernelFiles();
  const [glue, wasm] = await Promise.all([readFile(files.glue, 'utf8'), readFile(files.wasm)]);
  const restoreHandlers = keepErrorHandlers();
  const loaded = await startKernel(evaluateGlue(glue, files.glue), new Uint8Array(wasm), replicad);
  restoreHandlers();
  return loaded;
}

/** The glue rethrows every uncaught error of the process, printing its own source of one line and 135 KB. */
function keepErrorHandlers(): () => void {
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
 * The glue is an ES module that uses `require` and `__dirname`, which no loader of Node gives to one: its text is run
 * as the body of a function that has them, with the export at its end turned into a `return`.
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
