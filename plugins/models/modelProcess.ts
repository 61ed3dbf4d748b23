import { loadKernelInNode, type Kernel } from '../../src/modeling/node';
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

async function build(model: ModelFile): Promise<ModelAnswer> {
  const start = performance.now();
  try {
    kernel ??= loadKernelInNode();
    await buildModel(model, await kernel);
    return { ms: performance.now() - start };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
