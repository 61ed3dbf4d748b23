import manifest from '@type-help/manifest.json';
import { fetchWhole } from '../../arrival/fetchWhole';
import { createTypeHelp, type TypeHelp } from './TypeHelp';

let loading: Promise<TypeHelp> | null = null;

/**
 * Returns the library's types, loaded once per visit from below `base` (the site's, ending in "/").
 * Errors: rejects if a file fails to load. The next call retries.
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
    // Fetched before the worker starts, because a worker reports neither download progress nor a timeout.
    fetchFile(base + manifest.worker),
  ]);
  // Paths and texts, written by plugins/docusaurus/type-help.
  const files = (await declarations.json()) as Readonly<Record<string, string>>;
  return createTypeHelp(new Worker(base + manifest.worker), files);
}

async function fetchFile(url: string): Promise<Response> {
  const response = await fetchWhole(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}
