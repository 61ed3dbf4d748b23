import { createHash } from 'node:crypto';

/** Origins that a page may reach besides its own, which is none unless search is hosted elsewhere. */
export interface ForeignHosts {
  readonly connect: readonly string[];
  readonly script: readonly string[];
}

/**
 * Returns the policy of a page whose inline scripts have these hashes.
 * Styles are inline in many places (code colours, progress bar); scripts never without a hash. WebAssembly and `eval`
 * are left to the runner frame, which has a policy of its own.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  hosts: ForeignHosts = { connect: [], script: [] },
): string {
  const hashes = scriptHashes.map((hash) => `'${hash}'`);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hosts.script, ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    // Infima draws its icons as `data:` pictures; models make theirs as blobs.
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...hosts.connect].join(' '),
    "worker-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

/** Who may show a page in a frame. A meta tag may not say this: browsers complain about it there. */
export const framePolicy = "frame-ancestors 'self'";

/** Returns the hashes of the scripts a page carries in itself, in the form a policy wants: "sha256-…". */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '', code = '']) => isRun(attributes) && code !== '')
    .map(([, , code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`);
}

/** Scripts from a file need no hash; other types (structured data) are not run. */
function isRun(attributes: string): boolean {
  if (/\bsrc\s*=/i.test(attributes)) return false;
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1];
  return type === undefined || /^(module|text\/javascript|application\/javascript)$/i.test(type);
}

/** Returns `html` with `policy` in a meta tag ahead of all it governs. An older one is replaced. */
export function withPolicy(html: string, policy: string): string {
  const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i;
  if (!charset.test(html))
    throw new Error('A page has no <meta charset>: no place for its policy.');
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/gi, '')
    .replace(charset, (meta) => meta + tag);
}
