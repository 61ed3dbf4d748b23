import { createHash } from 'node:crypto';
import { insertMeta } from '../../shared/pageFiles';

/** Origins that a page may contact in addition to its own. There are none unless search is hosted elsewhere. */
export interface ThirdPartyHosts {
  readonly connect: readonly string[];
  readonly script: readonly string[];
}

/** Hashes of inline scripts and styles, from `inlineHashes`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Returns the CSP of a page with these inline scripts and style elements. Style attributes have no hashes, because
 * there are many (code colours, progress bar). Only the runner frame, which has its own CSP, may use WebAssembly and
 * `eval`. All HTML strings and script URLs must pass the Trusted Types policy of src/bootstrap/trustedTypes.ts.
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  hosts: ThirdPartyHosts = { connect: [], script: [] },
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hosts.script, ...scripts.map(quoted)].join(' '),
    ["style-src-elem 'self'", ...styles.map(quoted)].join(' '),
    "style-src-attr 'unsafe-inline'",
    // Infima's icons are `data:` pictures; models create theirs as blobs.
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...hosts.connect].join(' '),
    "worker-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

const quoted = (hash: string): string => `'${hash}'`;

/** Returns the hashes of a page's inline scripts and styles, in CSP syntax: "sha256-…". */
export function inlineHashes(html: string): InlineHashes {
  const scripts = elementsOf(html, 'script').filter(({ attributes }) => isExecuted(attributes));
  return {
    scripts: scripts.filter(({ text }) => text !== '').map(({ text }) => hashOf(text)),
    styles: elementsOf(html, 'style').map(({ text }) => hashOf(text)),
  };
}

function elementsOf(html: string, name: 'script' | 'style') {
  const pattern = new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'gi');
  return [...html.matchAll(pattern)].map(([, attributes = '', text = '']) => ({
    attributes,
    text,
  }));
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * Returns true for inline scripts that browsers run. Scripts from a file need no hash, and browsers do not run other
 * types, such as structured data.
 */
function isExecuted(attributes: string): boolean {
  if (/\bsrc\s*=/i.test(attributes)) return false;
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1];
  return type === undefined || /^(module|text\/javascript|application\/javascript)$/i.test(type);
}

/** Returns the CSP in the meta tag of a document. Throws if there is none. */
export function readCsp(html: string): string {
  const policy = /<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]*)"/i.exec(html);
  if (policy?.[1] === undefined) throw new Error('A document has no policy in a meta tag.');
  return policy[1];
}

/** Returns `html` with the CSP `policy` in a meta tag, before everything to which it applies. */
export function insertCsp(html: string, policy: string): string {
  return insertMeta(html, `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
