import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseHeadersFile, type HeaderRule } from './headersFile';

/** A built site. Only its files are served. */
export interface BuiltSite {
  readonly root: string;
  /** Path of the site on its host: "/" or "/replicad/". The URLs below do not contain this path. */
  readonly baseUrl: string;
  /** URLs of files: "/docs/intro/index.html". */
  readonly files: ReadonlySet<string>;
  /** Page URLs that end in a slash: "/docs/api/". */
  readonly slashAddresses: ReadonlySet<string>;
  readonly headerRules: readonly HeaderRule[];
}

/** Reads the built site in `root`. Throws an error naming the folder if it contains no built site. */
export function readSite(root: string, baseUrl = '/'): BuiltSite {
  const files = new Set(listFiles(root));
  if (!files.has('/index.html'))
    throw new Error(`No built site in ${root}: it has no index.html. Run "npm run build" first.`);
  const read = (path: string) => (files.has(path) ? readFileSync(join(root, path), 'utf8') : '');
  const slashed = Array.from(
    read('/sitemap.xml').matchAll(/<loc>([^<]+\/)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname.slice(baseUrl.length - 1),
  );
  const headerRules = parseHeadersFile(read('/_headers'));
  // Hosts read this file; it is not served.
  files.delete('/_headers');
  return { root, baseUrl, files, slashAddresses: new Set(slashed), headerRules };
}

/** Returns the URLs of the files in `root`, without hidden files and symbolic links. */
function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !path.includes('/.'));
}
