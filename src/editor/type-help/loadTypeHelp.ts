import manifest from '@type-help/manifest.json';
import { fetchWhole } from '../../arrival/fetchWhole';
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
  const [declarations] = await Promise.all([
    fetchFile(base + manifest.files),
    // Ahead of its start: a worker says neither how much of it has come nor that it never will.
    fetchFile(base + manifest.worker),
  ]);
  // Written by plugins/docusaurus/type-help, path → text.
  const files = (await declarations.json()) as Readonly<Record<string, string>>;
  return createTypeHelp(new Worker(base + manifest.worker), files);
}

async function fetchFile(url: string): Promise<Response> {
  const response = await fetchWhole(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}
