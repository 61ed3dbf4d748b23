import { isPage, isRunner } from '../../shared/pageFiles';
import { serviceWorkerFile } from '../offline/serviceWorkerFile';
import { coveringPatterns } from './coveringPatterns';
import type { HeaderRule } from '../../../server/headersFile';
import { everywhere, inertPolicy, unframedHeaders, type Headers } from './securityHeaders';

/** Policies of the documents of a site, as they stand in them. */
export interface Policies {
  readonly page: string;
  /** Of the sandbox's page. */
  readonly runner: string;
}

/**
 * Returns the headers of every address of a site, whose files are at the addresses `files`
 * ("/assets/js/main.1a2b3c4d.js"). No header of an address is set by two rules: hosts join such values, and two
 * policies would both apply.
 */
export function headerRules(files: readonly string[], policies: Policies): HeaderRule[] {
  const folders = pageFolders(files);
  const isBesidePages = (path: string) => folders.some((folder) => path.startsWith(`${folder}/`));
  const others = files.filter((path) => !isBesidePages(path));
  const rule = (headers: Headers) => (pattern: string) => ({ pattern, headers });
  return [
    { pattern: '/*', headers: everywhere },
    ...pagePatterns(files).map(rule(unframedHeaders(policies.page))),
    ...Object.entries(headersByKind(policies.runner)).flatMap(([kind, headers]) =>
      coveringPatterns(others, (path) => kindOf(path) === kind).map(rule(headers)),
    ),
    // Asked for again and again: an old one would keep old pages.
    { pattern: `/${serviceWorkerFile}`, headers: { 'Cache-Control': 'no-cache' } },
    ...coveringPatterns(files, isFingerprinted).map(rule(forever)),
  ];
}

const headersByKind = (runnerPolicy: string): Readonly<Record<Kind, Headers>> => ({
  // Opened by itself it is cut off from the site as in its frame, which the site's own pages make.
  runner: {
    'Content-Security-Policy': `${runnerPolicy}; sandbox allow-scripts; frame-ancestors 'self'`,
    'X-Frame-Options': 'SAMEORIGIN',
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
  // A worker obeys the policy of its script, not that of the page.
  script: unframedHeaders("default-src 'none'; script-src 'self'; connect-src 'self'"),
  // Other sites show the logo, and the card of a link.
  picture: unframedHeaders(inertPolicy, 'cross-origin'),
  inert: unframedHeaders(inertPolicy),
});

type Kind = 'runner' | 'script' | 'picture' | 'inert';

function kindOf(path: string): Kind | 'page' {
  if (isPage(path)) return 'page';
  if (isRunner(path)) return 'runner';
  if (/\.js(\.br|\.gz)?$/.test(path)) return 'script';
  return path.startsWith('/img/') ? 'picture' : 'inert';
}

const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** "/docs/intro/index.html" → "/docs" */
const folderOf = (path: string): string => /^(?:\/[^/]+(?=\/))?/.exec(path)?.[0] ?? '';

/** The folders at the root that hold more than one page: "/docs". What else is in them has the policy of pages too. */
function pageFolders(files: readonly string[]): string[] {
  const folders = files.filter(isPage).map(folderOf);
  const isRepeated = (folder: string, place: number) => folders.indexOf(folder) !== place;
  return [...new Set(folders.filter(isRepeated))].filter((folder) => folder !== '');
}

/** "/docs/intro/index.html" → "/docs/*": a host allows a hundred rules, we have more pages. */
function pagePatterns(files: readonly string[]): string[] {
  const folders = pageFolders(files);
  const single = files.filter((path) => isPage(path) && !folders.includes(folderOf(path)));
  return [
    ...single.flatMap((path) => [...spellings(path), path]),
    ...folders.flatMap((folder) => [folder, `${folder}/*`]),
  ];
}

/** "/search/index.html" → "/search", "/search/": hosts differ in what they take for the right one. */
function spellings(path: string): string[] {
  if (!path.endsWith('/index.html')) return [];
  const folder = path.slice(0, -'index.html'.length);
  return folder === '/' ? ['/'] : [folder.slice(0, -1), folder];
}

/** The bundler fingerprints whatever it puts into assets. */
const isFingerprinted = (path: string) =>
  path.startsWith('/assets/') || /[.-][0-9a-f]{8,}\.[\w.]+$/.test(path);
