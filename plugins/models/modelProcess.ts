import { loadKernelInNode, type Kernel } from '../../src/modeling/node';
import { readModelFont } from '../sandbox/readModelFont';
import { buildModel } from './building/buildModel';
import type { ModelFile } from './modelFiles';

/**
 * A process with one kernel, started by buildModels: builds each model it is sent and answers `{ ms }` or `{ error }`.
 * Its own process, so that a model that never ends or eats all memory can be ended without harm.
 */
export type ModelAnswer = { readonly ms: number } | { readonly error: string };

let kernel: Promise<Kernel> | undefined;

process.on('message', (model: ModelFile) => {
  void build(model).then((answer) => process.send?.(answer));
});

/** As in the page: text models find their font loaded. */
async function loadKernelWithFont(): Promise<Kernel> {
  const [loaded, font] = await Promise.all([loadKernelInNode(), readModelFont()]);
  await loaded.replicad.loadFont(new Uint8Array(font).buffer);
  return loaded;
}

async function build(model: ModelFile): Promise<ModelAnswer> {
  const start = performance.now();
  try {
    kernel ??= loadKernelWithFont();
    await buildModel(model, await kernel);
    return { ms: performance.now() - start };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
