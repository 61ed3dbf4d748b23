import * as laterLibrary from 'replicad-next';
import startKernel from 'replicad-opencascadejs-next';
import { messageOf, type Kernel } from '../../../src/modeling/node';

/** A function of Emscripten that the later kernel exports together with the classes of OpenCascade. */
interface ExceptionReader {
  getExceptionMessage(thrown: unknown): readonly [type: string, text: string];
}

/**
 * Loads the library version that npm installs by default, with its kernel. `reasonOf` returns the message of a thrown
 * value.
 */
export async function loadLaterRelease() {
  const noOutput = { print: () => undefined, printErr: () => undefined };
  const start = startKernel as unknown as (options: typeof noOutput) => Promise<ExceptionReader>;
  const kernel = await start(noOutput);
  const library = laterLibrary as unknown as Kernel['replicad'];
  library.setOC(kernel as unknown as Parameters<Kernel['replicad']['setOC']>[0]);
  const { Exception } = WebAssembly as unknown as { readonly Exception: new () => object };
  const reasonOf = (thrown: unknown): string =>
    thrown instanceof Exception
      ? kernel.getExceptionMessage(thrown).filter(Boolean).join(': ')
      : messageOf(thrown);
  return { kernel: { replicad: library } as Pick<Kernel, 'replicad'>, reasonOf };
}
