import { framePolicy } from './contentSecurityPolicy';
import type { HeaderRule } from '../../server/headersFile';

/**
 * Returns the headers of every address of a site.
 * `files` are its addresses ("/assets/js/main.1a2b3c4d.js"), `policy` is the one of its pages. No header of an address
 * is set by two rules: hosts join such values, and two policies would both apply.
 */
export function headerRules(files: readonly string[], policy: string): HeaderRule[] {
  return [
    { pattern: '/*', headers: everywhere },
    ...pagePatterns(files).map((pattern) => ({
      pattern,
      headers: { 'Content-Security-Policy': `${policy}; ${framePolicy}` },
    })),
    ...files.filter(isRunner).map((pattern) => ({
      pattern,
      // Its own meta tag says the rest. Opened by itself it is still cut off from the site.
      headers: { 'Content-Security-Policy': `sandbox allow-scripts; ${framePolicy}` },
    })),
    ...fingerprintedPatterns(files).map((pattern) => ({ pattern, headers: forever })),
  ];
}

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The sandbox's page. It is no page of the site. */
const isRunner = (path: string) => /^\/play\/[^/]+\.html$/.test(path);

/** A page of the site: carries the site's policy. */
export const isPage = (path: string) => path.endsWith('.html') && !isRunner(path);

/** "/docs/intro/index.html" → "/docs/*": a host allows a hundred rules, we have more pages. */
function pagePatterns(files: readonly string[]): string[] {
  const patterns = files.filter(isPage).flatMap((path) => {
    const [, folder = '', ...rest] = path.split('/');
    if (rest.length === 0) return path === '/index.html' ? ['/', path] : [path];
    return [`/${folder}`, `/${folder}/*`];
  });
  return [...new Set(patterns)];
}

const isFingerprinted = (path: string) => /[.-][0-9a-f]{8,}\.[\w.]+$/.test(path);

/** Folders in which every name holds a fingerprint as one rule each, other such files one by one. */
function fingerprintedPatterns(files: readonly string[]): string[] {
  const folders = new Set(files.map((path) => path.split('/').slice(0, 2).join('/')));
  return [...folders].flatMap((folder) => {
    const paths = files.filter((path) => path.startsWith(`${folder}/`));
    // The bundler fingerprints whatever it puts into assets.
    const isWhole = folder === '/assets' || (paths.length > 0 && paths.every(isFingerprinted));
    return isWhole ? [`${folder}/*`] : paths.filter(isFingerprinted);
  });
}
