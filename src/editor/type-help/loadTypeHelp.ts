import manifest from '@type-help/manifest.json';
import { fetchWhole } from '../../arrival';
import { createTypeHelp, type TypeHelp } from './TypeHelp';

let loading: Promise<TypeHelp> | null = null;

/**
 * Returns the library's types, loaded once per visit from below `base` (the site's, ending in "/").
 * Errors: rejects when a file cannot be had; the next call tries again.
 */
export function loadTypeHelp(base: string): Promise<TypeHelp> {
  loading ??= load(base).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(base: string): Promise<TypeHelp> {
  const response = await fetchWhole(base + manifest.files);
  if (!response.ok) throw new Error(`The declarations could not be loaded (${response.status}).`);
  // Written by plugins/type-help, path → text.
  const files = (await response.json()) as Readonly<Record<string, string>>;
  return createTypeHelp(new Worker(base + manifest.worker), files);
}
