import type { Comparison, Verdict } from '../compare/report';

/**
 * Compares two models in a separate worker, so the page stays responsive. Resolves to null if the coarse meshes do not
 * decide. Then call this function again with `fine`, both models as STL. Rejects if `signal` is aborted, or if the
 * worker does not load or fails.
 */
export function compareInWorker(
  comparison: Comparison,
  signal: AbortSignal,
): Promise<Verdict | null> {
  const worker = new Worker(new URL('../worker/compare.worker.ts', import.meta.url));
  const answer = new Promise<Verdict | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Verdict | null>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    signal.addEventListener('abort', () => reject(new Error('The check was stopped.')));
  });
  worker.postMessage(comparison);
  return answer.finally(() => worker.terminate());
}
