import { readFileSync } from 'node:fs';

/** The chunks that a reader loads who opens search, by the names the bundler gives them. */
const windowChunk = 'src_theme_SearchBar_SearchModal_tsx';
const chunks = [windowChunk, 'src_search_worker_search_worker_ts'];

/** What Docusaurus 3.7.0 writes of the chunks of a build. */
interface ClientManifest {
  readonly origins: Readonly<Record<string, readonly string[] | undefined>>;
  readonly assets: Readonly<
    Record<string, Readonly<Record<string, readonly { readonly file: string }[]>> | undefined>
  >;
}

/**
 * Returns the files that search needs before it can answer, out of the `files` of a build in which a worker does.
 * Errors: names the chunk that the build no longer has.
 */
export function searchFiles(files: readonly string[], generatedFolder: string): string[] {
  const index = files.filter((file) => /^\/search\/(manifest\.json|store-[^/]+\.json)$/.test(file));
  // Someone else answers: there is nothing that could be kept.
  if (index.length === 0) return [];
  const manifest = readManifest(generatedFolder);
  const code = chunks.flatMap((chunk) => filesOf(chunk, manifest));
  return [...new Set([...code, ...index])];
}

/** Returns the scripts and style sheets of the search window. Errors: as those of `searchFiles`. */
export function searchWindowFiles(generatedFolder: string): string[] {
  return filesOf(windowChunk, readManifest(generatedFolder));
}

function readManifest(generatedFolder: string): ClientManifest {
  return JSON.parse(
    readFileSync(`${generatedFolder}/client-manifest.json`, 'utf8'),
  ) as ClientManifest;
}

function filesOf(chunk: string, { origins, assets }: ClientManifest): string[] {
  const names = origins[chunk];
  if (!names) throw new Error(`The build has no chunk ${chunk}: search could not be kept.`);
  return names
    .flatMap((name) => Object.values(assets[name] ?? {}).flat())
    .map(({ file }) => `/${file}`);
}
