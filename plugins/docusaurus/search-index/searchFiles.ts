import { readFileSync } from 'node:fs';

/** The bundler's name for the chunk that loads when a reader opens search. */
const searchWindowChunk = 'src_theme_SearchBar_SearchModal_tsx';
const searchWorkerChunk = 'src_search_worker_search_worker_ts';
const chunks = [searchWindowChunk, searchWorkerChunk];

/**
 * Returns the files among `files` that search needs, or none if the build does not answer searches in a worker. Throws
 * an error naming a chunk that the build does not contain.
 */
export function searchFiles(files: readonly string[], generatedFolder: string): string[] {
  const index = files.filter((file) => /^\/search\/(manifest\.json|store-[^/]+\.json)$/.test(file));
  // Another host answers searches, so there is nothing to cache.
  if (index.length === 0) return [];
  return [...new Set([...chunkFiles(chunks, generatedFolder), ...index])];
}

/** The part of `client-manifest.json` that lists a build's chunks. Docusaurus writes the file. */
interface ClientManifest {
  readonly origins: Readonly<Record<string, readonly string[] | undefined>>;
  readonly assets: Readonly<
    Record<string, Readonly<Record<string, readonly { readonly file: string }[]>> | undefined>
  >;
}

/**
 * Returns the scripts and style sheets of `chunks`, which are the bundler's names. Paths are relative to the base
 * URL. Throws an error naming a chunk that the build does not have.
 */
function chunkFiles(chunks: readonly string[], generatedFolder: string): string[] {
  const { origins, assets } = JSON.parse(
    readFileSync(`${generatedFolder}/client-manifest.json`, 'utf8'),
  ) as ClientManifest;
  const files = chunks.flatMap((chunk) => {
    const names = origins[chunk];
    if (!names) throw new Error(`The build has no chunk ${chunk}.`);
    return names.flatMap((name) => Object.values(assets[name] ?? {}).flat());
  });
  return [...new Set(files.map(({ file }) => `/${file}`))];
}
