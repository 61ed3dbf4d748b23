/**
 * Headings that TypeDoc writes on every page of the reference. They carry no meaning of their own; as
 * records they would triple the index and find everything for "parameters".
 */

/** What follows belongs to the member above. */
const folded: ReadonlySet<string> = new Set([
  'parameters',
  'returns',
  'get signature',
  'set signature',
  'call signature',
  'type parameters',
  'type declaration',
  'extends',
  'implements',
  'throws',
  'default',
  'default value',
  'example',
  'examples',
  'remarks',
  'see',
]);

/** What follows, up to the next heading of the same level, is about another page. */
const skipped: ReadonlySet<string> = new Set([
  'inherited from',
  'overrides',
  'implementation of',
  'extended by',
  'implemented by',
  'defined in',
]);

/** Second-level headings that name what follows, without a record of their own. */
const groups: ReadonlySet<string> = new Set(['properties', 'methods', 'accessors', 'constructors']);

export type ApiHeading = 'folded' | 'skipped' | 'group' | 'own';

/** What the heading of a reference page is. */
export function apiHeading(level: number, text: string): ApiHeading {
  const name = text.toLowerCase();
  if (folded.has(name) || name.startsWith('call signature')) return 'folded';
  if (skipped.has(name)) return 'skipped';
  return level === 2 && groups.has(name) ? 'group' : 'own';
}

export function isApiPath(path: string): boolean {
  return path.startsWith('/docs/api/') && path !== '/docs/api/';
}
