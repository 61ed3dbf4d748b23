import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RouteConfig } from '@docusaurus/types';
import { findDocuments } from '../client-bundle/documents/findDocuments.cjs';
import { readTables } from '../client-bundle/documents/readTables.cjs';
import { chunkOf, leavesOf } from '../client-bundle/documents/sharedChunks.cjs';

/** What Docusaurus 3.7.0 keeps about its chunks, by the names that they have in the client. */
interface ClientManifest {
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<
    Record<string, { readonly js?: readonly { readonly file: string }[] } | undefined>
  >;
}

/** Script files. */
export interface PageChunks {
  /** Of the layouts around a page. */
  readonly layout: readonly string[];
  /** Of the component of the page, which others have, too. */
  readonly shared: readonly string[];
  /** Of the page alone. */
  readonly page: readonly string[];
}

/**
 * Returns the function that lists the script files of a page's own chunks, by its
 * address without a slash at the end. Unknown addresses have none: the application finds its not-found page.
 * Errors: names a document without a chunk.
 */
export async function readPageChunks(
  generatedFilesDir: string,
  routes: readonly RouteConfig[],
): Promise<(address: string) => PageChunks> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(generatedFilesDir, name), 'utf8'));
  const manifest = (await read('client-manifest.json')) as ClientManifest;
  const namesByRoute = (await read('routesChunkNames.json')) as Readonly<Record<string, unknown>>;

  const { documents, renamed } = findDocuments(readTables(generatedFilesDir));
  // A name without a chunk is that of a module of the main bundle.
  const idsOf = (name: string): readonly string[] =>
    manifest.origins[chunkOf(renamed.get(name) ?? name)] ?? [];
  const lost = documents.find(({ content }) => idsOf(content).length === 0);
  if (lost) throw new Error(`The build has no chunk ${lost.chunk} for ${lost.path}.`);

  const namesByPath = new Map<string, string[]>();
  for (const [key, names] of Object.entries(namesByRoute)) {
    // The key is the route's path, a hyphen and a hash.
    const routePath = key.replace(/-[^-]+$/, '');
    namesByPath.set(routePath, [...(namesByPath.get(routePath) ?? []), ...leavesOf(names)]);
  }

  const namesOf = (routePaths: readonly string[]): readonly string[] =>
    routePaths.flatMap((routePath) => namesByPath.get(routePath) ?? []);
  const filesOf = (names: readonly string[]): readonly string[] => {
    const ids = names.flatMap(idsOf);
    const files = ids.flatMap((id) => manifest.assets[id]?.js ?? []).map(({ file }) => file);
    return [...new Set(files)];
  };
  return (address) => {
    const matches = matchedPaths(routes, address);
    const layout = filesOf(namesOf(matches.slice(0, -1)));
    // The component stands before what it is given.
    const [component = '', ...given] = namesOf(matches.slice(-1));
    const shared = filesOf([component]).filter((file) => !layout.includes(file));
    const page = filesOf(given).filter((file) => ![...layout, ...shared].includes(file));
    return { layout, shared, page };
  };
}

/** The paths of the routes from the outermost layout to the page, each once. */
function matchedPaths(routes: readonly RouteConfig[], address: string): readonly string[] {
  for (const { path: routePath, routes: children } of routes) {
    if (!children) {
      if (withoutSlash(routePath) === withoutSlash(address)) return [routePath];
      continue;
    }
    const inner = matchedPaths(children, address);
    if (inner.length > 0) return [...new Set([routePath, ...inner])];
  }
  return [];
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}
