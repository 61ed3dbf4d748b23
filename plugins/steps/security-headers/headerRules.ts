import { isPage, isRunnerDocument } from '../../shared/pageFiles';
import { serviceWorkerFile } from '../offline/serviceWorkerFile';
import { coveringPatterns } from './coveringPatterns';
import type { HeaderRule } from '../../../server/headersFile';
import { commonHeaders, inertCsp, unframedHeaders, type ResponseHeaders } from './securityHeaders';

/** The CSPs in the documents of a site. */
export interface SiteCsp {
  readonly page: string;
  /** The CSP of the sandbox's page. */
  readonly runner: string;
}

/**
 * Returns the headers of every URL of a site. `files` are the URLs of its files ("/assets/js/main.1a2b3c4d.js"). No two
 * rules set the same header for a URL: hosts join such values, and two CSPs would both apply.
 */
export function headerRules(files: readonly string[], policies: SiteCsp): HeaderRule[] {
  const folders = pageFolders(files);
  const isBesidePages = (path: string) => folders.some((folder) => path.startsWith(`${folder}/`));
  const otherFiles = files.filter((path) => !isBesidePages(path));
  const rule = (headers: ResponseHeaders) => (pattern: string) => ({ pattern, headers });
  return [
    { pattern: '/*', headers: commonHeaders },
    ...pagePatterns(files).map(rule(unframedHeaders(policies.page))),
    ...Object.entries(headersByKind(policies.runner)).flatMap(([kind, headers]) =>
      coveringPatterns(otherFiles, (path) => kindOf(path) === kind).map(rule(headers)),
    ),
    // Browsers must always check for a new service worker, because an old service worker would keep old pages.
    { pattern: `/${serviceWorkerFile}`, headers: { 'Cache-Control': 'no-cache' } },
    ...coveringPatterns(files, isFingerprinted).map(rule(cacheForever)),
  ];
}

const headersByKind = (runnerPolicy: string): Readonly<Record<Kind, ResponseHeaders>> => ({
  // If a reader opens this page directly, it must be isolated from the site in the same way as in the site's frame.
  runner: {
    'Content-Security-Policy': `${runnerPolicy}; sandbox allow-scripts; frame-ancestors 'self'`,
    'X-Frame-Options': 'SAMEORIGIN',
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
  // A worker uses the CSP of its script, not that of the page.
  script: unframedHeaders("default-src 'none'; script-src 'self'; connect-src 'self'"),
  // Other sites may show the logo, and the card in link previews.
  picture: unframedHeaders(inertCsp, 'cross-origin'),
  inert: unframedHeaders(inertCsp),
});

type Kind = 'runner' | 'script' | 'picture' | 'inert';

function kindOf(path: string): Kind | 'page' {
  if (isPage(path)) return 'page';
  if (isRunnerDocument(path)) return 'runner';
  if (/\.js(\.br|\.gz)?$/.test(path)) return 'script';
  return path.startsWith('/img/') ? 'picture' : 'inert';
}

const cacheForever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Returns "/docs" for "/docs/intro/index.html". */
const folderOf = (path: string): string => /^(?:\/[^/]+(?=\/))?/.exec(path)?.[0] ?? '';

/**
 * Returns the folders at the root with more than one page, such as "/docs". Other files in these folders also get the
 * CSP of pages.
 */
function pageFolders(files: readonly string[]): string[] {
  const folders = files.filter(isPage).map(folderOf);
  const isRepeated = (folder: string, place: number) => folders.indexOf(folder) !== place;
  return [...new Set(folders.filter(isRepeated))].filter((folder) => folder !== '');
}

/**
 * Returns "/docs/*" for "/docs/intro/index.html", because hosts allow only a hundred rules and the site has more pages.
 */
function pagePatterns(files: readonly string[]): string[] {
  const folders = pageFolders(files);
  const single = files.filter((path) => isPage(path) && !folders.includes(folderOf(path)));
  return [
    ...single.flatMap((path) => [...urlForms(path), path]),
    ...folders.flatMap((folder) => [folder, `${folder}/*`]),
  ];
}

/** Returns "/search" and "/search/" for "/search/index.html", because hosts differ in which form they use. */
function urlForms(path: string): string[] {
  if (!path.endsWith('/index.html')) return [];
  const folder = path.slice(0, -'index.html'.length);
  return folder === '/' ? ['/'] : [folder.slice(0, -1), folder];
}

/** Returns true for files with a hash in their name. The bundler adds a hash to all its files in `assets`. */
const isFingerprinted = (path: string) =>
  path.startsWith('/assets/') || /[.-][0-9a-f]{8,}\.[\w.]+$/.test(path);

/** Returns `rules` in the `_headers` format: each pattern on a line, with its headers indented below it. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');
}
