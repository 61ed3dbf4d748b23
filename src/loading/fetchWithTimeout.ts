import { loadTimeoutInWords } from './loadTimeout';
import { createStallTimer } from './createStallTimer';

interface Options extends Omit<RequestInit, 'signal'> {
  /** Name of the file in error messages, for example "the 3D model". Default: its URL. */
  readonly label?: string;
  /** Called with the number of bytes received so far, after decompression. */
  readonly onBytes?: (bytes: number) => void;
}

/**
 * Fetches `url` with its whole body, because `fetch` resolves before the body arrives and does not notice a server that
 * stops sending. Rejects as `fetch` does, or with a sentence that names the file if no data has arrived for
 * `loadTimeoutMs`.
 */
export async function fetchWithTimeout(
  url: string,
  { label = url, onBytes, ...init }: Options = {},
): Promise<Response> {
  const fetching = new AbortController();
  const stallTimer = createStallTimer(() => {
    fetching.abort(new Error(`Nothing of ${label} has arrived for ${loadTimeoutInWords}.`));
  });
  try {
    const response = await fetch(url, { ...init, signal: fetching.signal });
    if (!response.body) return response;
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    const reader = response.body.getReader();
    for (;;) {
      stallTimer.restart();
      const { done, value } = await reader.read();
      if (done) return new Response(new Blob(chunks), response);
      chunks.push(value);
      bytes += value.length;
      onBytes?.(bytes);
    }
  } finally {
    stallTimer.clear();
  }
}
