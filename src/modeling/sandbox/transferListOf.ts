import type { MessageToWorker } from '../protocol';

/** Returns the buffers of `request`, which are transferred instead of copied, because the kernel has 10 MB. */
export function transferListOf(request: MessageToWorker): ArrayBuffer[] {
  return request.type === 'init' ? [request.wasm, request.font] : [];
}
