/** What has a meaning of its own in a pattern of path-to-regexp; `*` is the route of all other addresses. */
const special = /[:()?+{}]/;

/** Links of the navbar escape what could have one. */
const escaped = /\\(.)/g;

/**
 * Stands in the page for path-to-regexp, which the router brings: the site's routes are plain addresses, and `*`.
 * Errors: names a route that is a pattern.
 * @param {string} path
 * @param {object[]} keys Gets the part of the address that `*` stands for.
 * @param {{ end?: boolean, strict?: boolean, sensitive?: boolean }} [options]
 * @returns {RegExp}
 */
export default function plainPaths(
  path,
  keys,
  { end = true, strict = false, sensitive = false } = {},
) {
  const bare = path.replace(escaped, '');
  if (special.test(bare)) {
    throw new Error(`The route ${path} is a pattern: see plugins/client-bundle/plainPaths.js.`);
  }
  const address = path.replace(escaped, '$1');
  const isFolder = address.endsWith('/');
  const literal = (isFolder && !strict ? address.slice(0, -1) : address).replace(
    /[.*+?^${}()|[\]/\\-]/g,
    '\\$&',
  );
  const isForAll = bare.includes('*');
  if (isForAll) keys.push({ name: 0 });
  const start = isForAll ? literal.replace('\\*', '(.*)') : literal;
  const slash = strict ? '' : '(?:\\/(?=$))?';
  const rest = end ? '$' : strict && isFolder ? '' : '(?=\\/|$)';
  return new RegExp(`^${start}${slash}${rest}`, sensitive ? '' : 'i');
}
