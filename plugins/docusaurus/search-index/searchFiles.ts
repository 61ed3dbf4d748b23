import { chunkFiles } from '../client-bundle/chunkFiles';

/** The bundler's name for the chunk that loads when a reader opens search. */
const searchWindowChunk = 'src_theme_SearchBar_SearchModal_tsx';
const searchWorkerChunk = 'src_search_worker_search_worker_ts';
const chunks = [searchWindowChunk, searchWorkerChunk];

/**
 * Returns the files among `files` that search needs, or none if the build does not answer searches in a worker.
 * Throws an error naming the chunk if the build does not contain it.
 */
export function searchFiles(files: readonly string[], generatedFolder: string): string[] {
  const index = files.filter((file) => /^\/search\/(manifest\.json|store-[^/]+\.json)$/.test(file));
  // Another host answers searches, so there is nothing to cache.
  if (index.length === 0) return [];
  return [...new Set([...chunkFiles(chunks, generatedFolder), ...index])];
}
