import { loadKernelInNode, type Kernel } from '../../../../src/modeling/node';
import { readModelFont } from '../../sandbox/readModelFont';
import type { KeyedModel } from '../builderBundle';
import { buildModel } from './buildModel';

/**
 * The answer of a process with one kernel, which builds each model that it receives: the duration and the size of the
 * kernel's memory, or else an error. Models have a separate process, so that one that never ends or uses all memory can
 * be killed without harm.
 */
export interface Built {
  readonly ms: number;
  readonly kernelBytes: number;
}

/** Sent once, when the kernel is loaded, so that loading does not count as a model's time. */
const ready = 'ready';

void loadKernelWithFont().then((kernel) => {
  process.on('message', (model: KeyedModel) => {
    void build(model, kernel).then((answer) => process.send?.(answer));
  });
  process.send?.(ready);
});

/** Loads the kernel and, as the page does, the font for models with text. */
async function loadKernelWithFont(): Promise<Kernel> {
  const [loaded, font] = await Promise.all([loadKernelInNode(), readModelFont()]);
  await loaded.replicad.loadFont(new Uint8Array(font).buffer);
  return loaded;
}

async function build(
  model: KeyedModel,
  kernel: Kernel,
): Promise<Built | { readonly error: string }> {
  const start = performance.now();
  try {
    await buildModel(model, kernel);
    return { ms: performance.now() - start, kernelBytes: kernel.memory.buffer.byteLength };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
