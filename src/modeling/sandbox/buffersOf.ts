import type { ToWorker } from '../protocol';

/** Returns the buffers of `question`, which are transferred instead of copied, because the kernel has 10 MB. */
export function buffersOf(question: ToWorker): ArrayBuffer[] {
  if (question.type !== 'init') return [];
  return question.font ? [question.wasm, question.font] : [question.wasm];
}
