import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { OpenCascadeInstance } from 'replicad-opencascadejs';

/**
 * Loads the kernel in Node. The package's glue ends with an ES export and yet reads `__dirname`, so
 * it is called as a function that gets what it reads, rather than imported.
 */
export async function loadKernel(): Promise<OpenCascadeInstance> {
  const require = createRequire(import.meta.url);
  const folder = join(process.cwd(), 'node_modules/replicad-opencascadejs/src');
  const glue = readFileSync(join(folder, 'replicad_single.js'), 'utf8');
  const body = glue.replace(/export default (\w+);\s*$/, 'return $1;');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the library's own published code
  const run = new Function('require', '__filename', '__dirname', body) as (
    ...globals: readonly unknown[]
  ) => (settings: object) => Promise<OpenCascadeInstance>;
  const start = run(require, join(folder, 'replicad_single.js'), dirname(folder));
  const quiet = () => undefined;
  return start({
    wasmBinary: readFileSync(join(folder, 'replicad_single.wasm')),
    print: quiet,
    printErr: quiet,
  });
}
