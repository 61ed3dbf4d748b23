const { keyOf } = require('./routeKeys.cjs');

/** The chunk of the layouts around every document, and that of the component of all of them. */
const layoutChunk = 'layout';
const articleChunk = 'article';

/**
 * Gives all layouts around the documents one chunk, and the component of a document another: Docusaurus makes one of each part.
 * They are never asked for alone, and to a slow phone a request costs more than such a part. Returns the name of each in the
 * client: that of its chunk, and where that has several parts a number, "layout/2".
 * @param {import('./readTables.cjs').Route[]} routes
 * @param {readonly { path: string }[]} documents
 * @param {Record<string, import('./readTables.cjs').ChunkNames>} chunkNames
 * @param {import('./readTables.cjs').ChunkNames} common What the names of the documents' chunks have in common.
 * @returns {readonly (readonly [name: string, inClient: string])[]}
 */
function sharedChunks(routes, documents, chunkNames, common) {
  const paths = new Set(documents.map(({ path }) => path));
  const layouts = routesAround(routes, paths).map((route) => chunkNames[keyOf(route)]);
  return [...named(leavesOf(layouts), layoutChunk), ...named(leavesOf(common), articleChunk)];
}

/**
 * @param {readonly string[]} names
 * @param {string} chunk
 * @returns {readonly (readonly [string, string])[]}
 */
const named = (names, chunk) =>
  names.map((name, index) => [name, index === 0 ? chunk : `${chunk}/${index + 1}`]);

/**
 * The chunk of a part, by its name in the client. `plugins/prefetch-budget` finds it in the same way.
 * @param {string} name
 */
const chunkOf = (name) => name.replace(/\/.*/, '');

/**
 * The routes that have documents below them.
 * @param {import('./readTables.cjs').Route[]} routes
 * @param {ReadonlySet<string>} paths
 * @returns {import('./readTables.cjs').Route[]}
 */
function routesAround(routes, paths) {
  return routes.flatMap((route) => {
    const below = route.routes ?? [];
    const inner = routesAround(below, paths);
    const isParent = below.some((child) => !child.routes && paths.has(child.path));
    return inner.length > 0 || isParent ? [route, ...inner] : [];
  });
}

/**
 * The names of chunks in those of a route, or of several.
 * @param {unknown} names
 * @returns {string[]}
 */
function leavesOf(names) {
  if (typeof names === 'string') return [names];
  return typeof names === 'object' && names !== null ? Object.values(names).flatMap(leavesOf) : [];
}

module.exports = { chunkOf, leavesOf, sharedChunks };
