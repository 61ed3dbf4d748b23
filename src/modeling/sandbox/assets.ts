import manifest from '@play/manifest.json';
import { fetchWithTimeout } from '../../loading/fetchWithTimeout';

/** The contents of a new sandbox: the worker's source, the kernel and a font. */
export interface SandboxAssets {
  readonly workerSource: string;
  readonly wasm: ArrayBuffer;
  readonly font: ArrayBuffer;
}

/**
 * Bytes loaded so far and in total, after decompression: the manifest and the browser report only uncompressed sizes.
 */
export interface LoadProgress {
  readonly loaded: number;
  readonly total: number;
}

type Loaded = readonly [worker: Blob, wasm: Blob, font: Blob];

const files = [manifest.worker, manifest.kernel, manifest.font] as const;

/** Returns the URL of the sandbox's document. `base` is the site's base path. */
export function runnerUrl(base: string): string {
  return addressBelow(base, manifest.runner.src);
}

/**
 * Creates the asset loader of a visit. It fetches the files once and keeps them as blobs, because each new sandbox
 * takes ownership of its buffers. If a file cannot be loaded or sends no data for `loadTimeoutMs`, rejects with an
 * error that contains its URL and the reason. The next call retries.
 */
export function createAssetLoader(
  base: string,
): (onProgress: (progress: LoadProgress) => void) => Promise<SandboxAssets> {
  let loading: Promise<Loaded> | null = null;
  const listeners = new Set<(progress: LoadProgress) => void>();
  const total = files.reduce((sum, file) => sum + file.bytes, 0);

  async function load(): Promise<Loaded> {
    const loaded = files.map(() => 0);
    const blobs = files.map((file, index) =>
      fetchBlob(addressBelow(base, file.src), (bytes) => {
        loaded[index] = bytes;
        const progress = { loaded: loaded.reduce((sum, count) => sum + count, 0), total };
        for (const listener of listeners) listener(progress);
      }),
    );
    const [worker, wasm, font] = await Promise.all(blobs);
    if (!worker || !wasm || !font) throw new Error('A sandbox is made of three files.');
    return [worker, wasm, font];
  }

  return async (onProgress) => {
    listeners.add(onProgress);
    try {
      loading ??= load();
      const [worker, wasm, font] = await loading;
      const [workerSource, wasmBytes, fontBytes] = await Promise.all([
        worker.text(),
        wasm.arrayBuffer(),
        font.arrayBuffer(),
      ]);
      return { workerSource, wasm: wasmBytes, font: fontBytes };
    } catch (error) {
      loading = null;
      throw error;
    } finally {
      listeners.delete(onProgress);
    }
  };
}

async function fetchBlob(url: string, onBytes: (bytes: number) => void): Promise<Blob> {
  const response = await fetchWithTimeout(url, { onBytes });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.blob();
}

function addressBelow(base: string, src: string): string {
  return base + src.replace(/^\//, '');
}
