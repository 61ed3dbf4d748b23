import type { OpenCascadeInstance } from 'replicad-opencascadejs';
import type { Kernel, Library } from '../core/kernel';
import { explainLibrary } from '../core/explain/explainLibrary';

/** The factory that Emscripten's glue code exports. Its published type omits the options. */
export type KernelFactory = (options: {
  readonly instantiateWasm: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance) => void,
  ) => object;
  readonly print: (line: string) => void;
  readonly printErr: (line: string) => void;
}) => Promise<OpenCascadeInstance>;

/**
 * Starts OpenCascade from its bytes and passes it to the library. The module is instantiated here instead of by
 * Emscripten's glue code. With the glue code, the memory would not be accessible, because its export has a minified
 * name.
 */
export async function startKernel(
  factory: KernelFactory,
  wasm: BufferSource,
  library: Library,
): Promise<Kernel> {
  const module = await WebAssembly.compile(wasm);
  const { oc, memory } = await instantiate(factory, module);
  library.setOC(oc);
  const calls: Kernel['calls'] = { observer: null };
  return { oc, memory, calls, replicad: explainLibrary(library, memory, calls) };
}

function instantiate(
  factory: KernelFactory,
  module: WebAssembly.Module,
): Promise<{ readonly oc: OpenCascadeInstance; readonly memory: WebAssembly.Memory }> {
  return new Promise((resolve, reject) => {
    let memory: WebAssembly.Memory | undefined;
    const ready = factory({
      instantiateWasm: (imports, done) => {
        WebAssembly.instantiate(module, imports).then((instance) => {
          memory = Object.values(instance.exports).find(
            (value) => value instanceof WebAssembly.Memory,
          );
          done(instance);
        }, reject);
        return {};
      },
      // Discards the output of OpenCascade, which prints a page of statistics for each STEP file.
      print: () => undefined,
      printErr: () => undefined,
    });
    ready.then((oc) => {
      if (memory) resolve({ oc: withoutThen(oc), memory });
      else reject(new Error('The kernel exports no memory.'));
    }, reject);
  });
}

/** Removes `then` from Emscripten's module. A promise that resolves with a thenable module would never settle. */
function withoutThen(oc: OpenCascadeInstance): OpenCascadeInstance {
  if ('then' in oc) Reflect.deleteProperty(oc, 'then');
  return oc;
}
