import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseHeadersFile, type HeaderRule } from './headersFile';

/** What is served: nothing that is not listed here leaves the folder. */
export interface Site {
  readonly root: string;
  /** What all addresses that are asked for begin with: "/", or "/replicad/". Those below have it no more. */
  readonly baseUrl?: string;
  /** Addresses of files: "/docs/intro/index.html". */
  readonly files: ReadonlySet<string>;
  /** Page addresses whose canonical form ends in a slash: "/docs/api/". */
  readonly slashed: ReadonlySet<string>;
  readonly headerRules: readonly HeaderRule[];
}

/** Hosts read this file, no reader does. */
const headersFile = '/_headers';

/**
 * Returns the files below `root`, served below `baseUrl`, the addresses that end in a slash (from the sitemap), and the headers of each path.
 * Errors: names the folder when it holds no built site.
 */
export function readSite(root: string, baseUrl = '/'): Site {
  const files = new Set(listFiles(root));
  if (!files.has('/index.html')) {
    throw new Error(`No built site in ${root}: it has no index.html. Run "npm run build" first.`);
  }
  return {
    root,
    baseUrl,
    slashed: files.has('/sitemap.xml')
      ? slashedAddresses(read(root, 'sitemap.xml'), baseUrl)
      : new Set(),
    headerRules: files.delete(headersFile) ? parseHeadersFile(read(root, '_headers')) : [],
    files,
  };
}

const read = (root: string, name: string) => readFileSync(join(root, name), 'utf8');

/** Every file but hidden ones, which no build of ours makes. */
function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !path.includes('/.'));
}

function slashedAddresses(sitemap: string, baseUrl: string): Set<string> {
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => `/${new URL(address ?? '').pathname.slice(baseUrl.length)}`,
  );
  return new Set(addresses.filter((path) => path.endsWith('/')));
}
