import { loadKernelInNode, type Kernel } from '../../../../src/modeling/node';
import { readModelFont } from '../../sandbox/readModelFont';
import type { KeyedModel } from '../engine';
import { buildModel } from './buildModel';

/**
 * A process with one kernel: builds each model it is sent and answers how long it took and how large the kernel has
 * grown, or what went wrong. Its own process, so that a model that never ends or eats all memory can be ended without harm.
 */
export interface Built {
  readonly ms: number;
  readonly kernelBytes: number;
}

/** Sent once, when the kernel is loaded: from then on the time of a model is its own. */
const ready = 'ready';

void loadKernelWithFont().then((kernel) => {
  process.on('message', (model: KeyedModel) => {
    void build(model, kernel).then((answer) => process.send?.(answer));
  });
  process.send?.(ready);
});

/** As in the page: text models find their font loaded. */
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
