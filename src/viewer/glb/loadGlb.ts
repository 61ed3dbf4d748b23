import { fetchWithTimeout } from '../../loading/fetchWithTimeout';
import type { SolidPart } from '../../modeling';
import { readGlb } from './readGlb';

/**
 * Returns the parts of the model at `url`, which is fetched once per visit. If it cannot be loaded, rejects with an
 * error that names the reason, and the next call retries.
 */
export function loadGlb(url: string): Promise<readonly SolidPart[]> {
  const known = loading.get(url);
  if (known) return known;
  const promise = fetchGlb(url);
  loading.set(url, promise);
  promise.catch(() => loading.delete(url));
  return promise;
}

const loading = new Map<string, Promise<readonly SolidPart[]>>();

async function fetchGlb(url: string): Promise<readonly SolidPart[]> {
  const response = await fetchWithTimeout(url, { label: 'the 3D model' });
  if (!response.ok) throw new Error(`The 3D model could not be loaded (${response.status}).`);
  return readGlb(await response.arrayBuffer());
}
