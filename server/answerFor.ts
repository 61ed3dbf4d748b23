import { isEncodingOfAnother } from './encodings';
import type { Site } from './site';

/** What the server does about a request target. `path` is the address of a file below the site's root. */
export type SiteAnswer =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'refused'; readonly status: 400 | 414; readonly reason: string };

/** Longer than any address the site makes: queries are 64 letters, code travels behind the `#`. */
const longestTarget = 4096;

/**
 * Returns the answer to a request target such as "/docs/intro?x=1".
 * A page is served at its canonical address; its other spellings (`.html`, `/index`, `/index.html`, the other way to
 * end) lead there. Requirement 2.7.
 */
export function answerFor(
  target: string,
  site: Pick<Site, 'files' | 'slashed' | 'baseUrl'>,
): SiteAnswer {
  const { baseUrl = '/' } = site;
  if (target.length > longestTarget) return refused(414, 'The address is too long.');
  const [encodedPath, query] = splitOnce(originForm(target), '?');
  const whole = decode(encodedPath);
  if (whole === null) return refused(400, 'The address is not well-formed.');
  if (`${whole}/` === baseUrl) return { kind: 'redirect', to: baseUrl };
  if (!whole.startsWith(baseUrl)) return { kind: 'notFound' };
  const path = whole.slice(baseUrl.length - 1);
  // What is no page is at one address only. A file in an encoding is no file of its own.
  if (!path.endsWith('.html') && site.files.has(path))
    return isEncodingOfAnother(path, site.files) ? { kind: 'notFound' } : { kind: 'file', path };
  const page = canonicalPage(path, site);
  if (page === null) {
    // The runner page has an ending of its own.
    return site.files.has(path) && path !== '/404.html'
      ? { kind: 'file', path }
      : { kind: 'notFound' };
  }
  if (page.address === path) return { kind: 'file', path: page.file };
  return {
    kind: 'redirect',
    to: encodeURI(baseUrl.slice(0, -1) + page.address) + (query === undefined ? '' : `?${query}`),
  };
}

/** "http://host/docs" → "/docs": both forms are to be answered alike. Source: RFC 9112, section 3.2.2. */
function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return rest === target || rest.startsWith('/') ? rest : `/${rest}`;
}

const refused = (status: 400 | 414, reason: string): SiteAnswer => ({
  kind: 'refused',
  status,
  reason,
});

/** Returns the decoded path, or null for what no browser sends: broken encoding, climbing, control characters. */
function decode(encodedPath: string): string | null {
  let path = encodedPath;
  try {
    if (path.includes('%')) path = decodeURIComponent(path);
  } catch {
    return null; // "%E0%A4%A": not UTF-8
  }
  const climbs = path.includes('..') && path.split('/').includes('..');
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  return !path.startsWith('/') || climbs || /[\u0000-\u001f\\]/.test(path) ? null : path;
}

/** Returns the page a path means, under whichever spelling, or null. */
function canonicalPage(path: string, { files, slashed }: Pick<Site, 'files' | 'slashed'>) {
  const bare = path.replace(/(\/index)?(\.html)?$/, '').replace(/\/$/, '');
  const file = `${bare}/index.html`;
  if (!files.has(file)) return null;
  return { file, address: bare === '' || slashed.has(`${bare}/`) ? `${bare}/` : bare };
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
