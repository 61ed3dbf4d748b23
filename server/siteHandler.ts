import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import { lookup } from 'mrmime';
import { headersOf } from './headersFile';
import type { BuiltSite } from './site';

const notFoundPage = '/404.html';

/** Returns the listener that serves a built site. */
export function siteHandler(site: BuiltSite): RequestListener {
  const readFile = createFileReader(site);
  const textHeaders = {
    ...headersOf(notFoundPage, site.headerRules),
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  };
  return ({ method, url = '/', headers: asked }, response) => {
    const sendText = (status: number, text: string, headers = {}) =>
      response.writeHead(status, { ...textHeaders, ...headers }).end(`${text}\n`);

    if (method !== 'GET' && method !== 'HEAD')
      return sendText(405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
    const target = parseTarget(url);
    if (target === null) return sendText(400, 'The address is malformed.');
    const { path, canonical } = findFile(target.address, site);
    if (canonical !== target.address) {
      const location = encodeURI(canonical) + target.search;
      return sendText(301, `Moved to ${location}`, { Location: location });
    }
    let file;
    try {
      file = readFile(path, asked['accept-encoding']);
    } catch {
      // The list of files was read when the server started. A build may have removed a file since then.
      return sendText(503, 'The file cannot be read. If a build is running, wait for its end.');
    }
    const { content, headers } = file;
    if (path === notFoundPage) return response.writeHead(404, headers).end(content);
    if (asked['if-none-match']?.includes(headers.ETag))
      return response.writeHead(304, headers).end();
    return response.writeHead(200, headers).end(content);
  };
}

/**
 * Returns the decoded path and the query, or null for a malformed target. Accepts a path or a whole URL (RFC 9112,
 * section 3.2).
 */
function parseTarget(target: string) {
  try {
    const url = new URL(target.startsWith('/') ? `http://site${target}` : target);
    const address = decodeURIComponent(url.pathname);
    return /^https?:$/.test(url.protocol) ? { address, search: url.search } : null;
  } catch {
    return null; // "/%E0" is not UTF-8
  }
}

/**
 * Returns the file of a URL and the canonical URL. A page has only one canonical URL: its other forms (`.html`,
 * `/index`, the other trailing slash) redirect to it.
 */
function findFile(address: string, { files, slashAddresses, baseUrl }: BuiltSite) {
  const notFound = { path: notFoundPage, canonical: address };
  if (!`${address}/`.startsWith(baseUrl)) return notFound;
  const path = address.slice(baseUrl.length - 1);
  const stem = path.replace(/(\/index)?(\.html)?$/, '').replace(/\/$/, '');
  const page = `${stem}/index.html`;
  if (files.has(page)) {
    const canonical = stem === '' || slashAddresses.has(`${stem}/`) ? `${stem}/` : stem;
    return { path: page, canonical: baseUrl.slice(0, -1) + canonical };
  }
  // Compressed copies are not served under their own file names.
  return files.has(path) && !/\.(br|gz)$/.test(path) ? { path, canonical: address } : notFound;
}

/**
 * Returns a function that reads a file in the best encoding from the build: once from disk, then from memory. No file
 * stays open, so a client that does not read its responses uses no file descriptor except its socket.
 */
function createFileReader({ root, files, headerRules }: BuiltSite) {
  const load = (path: string, encoding?: (typeof encodings)[number]) => {
    const content = readFileSync(join(root, path + (encoding?.ending ?? '')));
    const headers = {
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ...headersOf(path.replace(/\/index\.html$/, '') || '/', headerRules),
      'Content-Type': contentType(path),
      'Content-Length': content.length,
      ETag: `"${createHash('sha256').update(content).digest('base64url')}"`,
      ...(encodings.some(({ ending }) => files.has(path + ending)) && { Vary: 'Accept-Encoding' }),
      ...(encoding && { 'Content-Encoding': encoding.name }),
    };
    return { content, headers };
  };
  const loaded = new Map<string, ReturnType<typeof load>>();
  return (path: string, acceptEncoding = '') => {
    const encoding = encodings.find(
      ({ ending, accepted }) => accepted.test(acceptEncoding) && files.has(path + ending),
    );
    const key = path + (encoding?.ending ?? '');
    const file = loaded.get(key) ?? load(path, encoding);
    loaded.set(key, file);
    return file;
  };
}

/**
 * Encodings in order of preference. In `Accept-Encoding`, a weight of zero excludes an encoding. Other weights do not
 * change the order.
 */
const encodings = [
  { name: 'br', ending: '.br', accepted: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i },
  { name: 'gzip', ending: '.gz', accepted: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i },
] as const;

function contentType(path: string): string {
  const type = extname(path) === '.ico' ? 'image/x-icon' : lookup(path);
  if (type === undefined) return 'application/octet-stream';
  return /^text\/|json|xml/.test(type) ? `${type}; charset=utf-8` : type;
}
