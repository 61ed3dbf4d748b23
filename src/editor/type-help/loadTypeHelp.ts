import manifest from '@type-help/manifest.json';
import { fetchWithTimeout } from '../../loading/fetchWithTimeout';
import { createTypeHelp, type TypeHelp } from './TypeHelp';

let loading: Promise<TypeHelp> | null = null;

/**
 * Loads the library's types once per visit. `base` is the site's base URL, ending in "/". Rejects if a file
 * fails to load. The next call retries.
 */
export function loadTypeHelp(base: string): Promise<TypeHelp> {
  loading ??= load(base).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(base: string): Promise<TypeHelp> {
  const [declarations] = await Promise.all([
    fetchFile(base + manifest.files),
    // Fetches the worker's script first, because starting a worker reports neither progress nor a timeout.
    fetchFile(base + manifest.worker),
  ]);
  // A map from path to text, written by plugins/docusaurus/type-help.
  const files = (await declarations.json()) as Readonly<Record<string, string>>;
  return createTypeHelp(new Worker(base + manifest.worker), files);
}

async function fetchFile(url: string): Promise<Response> {
  const response = await fetchWithTimeout(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}
