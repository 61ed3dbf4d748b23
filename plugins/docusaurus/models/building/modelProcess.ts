import { loadKernelInNode, type Kernel } from '../../../../src/modeling/node';
import { readModelFont } from '../../sandbox/readModelFont';
import type { KeyedModel } from '../builderBundle';
import { buildModel } from './buildModel';

/**
 * The response of a process for one model: the duration and the size of the kernel's memory, or an error. Models are
 * built in a separate process, because it can be killed if a model never ends or uses all memory.
 */
export interface BuildResponse {
  readonly ms: number;
  readonly kernelBytes: number;
}

/**
 * Message that the kernel has loaded. The time limit of a model starts with this message, because the limit excludes
 * loading.
 */
const ready = 'ready';

void loadKernelWithFont().then((kernel) => {
  process.on('message', (model: KeyedModel) => {
    void build(model, kernel).then((answer) => process.send?.(answer));
  });
  process.send?.(ready);
});

/** Loads the kernel and the font, as the page does for models with text. */
async function loadKernelWithFont(): Promise<Kernel> {
  const [loaded, font] = await Promise.all([loadKernelInNode(), readModelFont()]);
  await loaded.replicad.loadFont(new Uint8Array(font).buffer);
  return loaded;
}

async function build(
  model: KeyedModel,
  kernel: Kernel,
): Promise<BuildResponse | { readonly error: string }> {
  const start = performance.now();
  try {
    await buildModel(model, kernel);
    return { ms: performance.now() - start, kernelBytes: kernel.memory.buffer.byteLength };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
