import { chunkFiles } from '../client-bundle/chunkFiles';

/** The chunk that loads when a reader opens search, by the name from the bundler. */
const searchWindowChunk = 'src_theme_SearchBar_SearchModal_tsx';
const searchWorkerChunk = 'src_search_worker_search_worker_ts';
const chunks = [searchWindowChunk, searchWorkerChunk];

/**
 * Returns the files that search needs before it can answer, out of the `files` of a build; none unless the build
 * answers searches in a worker.
 * Errors: names the chunk that the build no longer has.
 */
export function searchFiles(files: readonly string[], generatedFolder: string): string[] {
  const index = files.filter((file) => /^\/search\/(manifest\.json|store-[^/]+\.json)$/.test(file));
  // Another host answers searches: there is nothing to cache.
  if (index.length === 0) return [];
  return [...new Set([...chunkFiles(chunks, generatedFolder), ...index])];
}
