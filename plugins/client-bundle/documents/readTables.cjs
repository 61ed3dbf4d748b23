const { readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { runInNewContext } = require('node:vm');
const { addressesIn } = require('./packSidebars.cjs');

/**
 * @typedef {object} Route
 * @property {string} path
 * @property {string} [hash] Tells the layouts of one address apart; a route that is alone at its address has none.
 * @property {boolean} [exact]
 * @property {string} [sidebar]
 * @property {Route[]} [routes]
 */
/** @typedef {Record<string, unknown>} ChunkNames The chunks of a route, by what its component is given them as. */
/**
 * @typedef {object} Tables
 * @property {Route[]} routes
 * @property {Record<string, ChunkNames>} chunkNames By address, hyphen and hash of a route; without a hash, "0".
 * @property {Record<string, string>} requests What is imported, by the name of its chunk.
 * @property {string[]} inSidebars Addresses in the sidebars, from top to bottom.
 */

const files = ['routes.js', 'routesChunkNames.json', 'registry.js'];

/**
 * Returns what Docusaurus has written into `folder` of the routes of the site and their chunks.
 * Errors: one that says where to look, when a file is not written as it was.
 * @param {string} folder
 * @returns {Tables}
 */
function readTables(folder) {
  const [routes = '', chunkNames = '', registry = ''] = files.map((file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  );
  return dropNeedlessHashes({
    routes: readRoutes(routes),
    chunkNames: JSON.parse(chunkNames),
    requests: readRegistry(registry),
    inSidebars: readSidebars(path.join(folder, 'docusaurus-plugin-content-docs/default/p')),
  });
}

/**
 * The key of a route among the names of chunks.
 * @param {Route} route
 */
const keyOf = ({ path: address, hash = '0' }) => `${address}-${hash}`;

/**
 * The list of `routes`, and all lists below it.
 * @param {Route[]} routes
 * @returns {Route[][]}
 */
const listsOf = (routes) => [routes, ...routes.flatMap((route) => listsOf(route.routes ?? []))];

/**
 * @param {string} text
 * @returns {Route[]}
 */
function readRoutes(text) {
  const list = /export default (\[[^]*\]);\s*$/.exec(text)?.[1];
  if (!list) throw changed('routes.js', 'no list of routes');
  const ComponentCreator = (/** @type {string} */ address, hash = '') => ({ address, hash });
  return runInNewContext(list, { ComponentCreator }).map(readRoute);
}

/**
 * @param {Route & { component?: { address: string, hash: string } }} written
 * @returns {Route}
 */
function readRoute({ component, routes, ...route }) {
  if (component?.address !== route.path) throw changed('routes.js', `route ${route.path}`);
  const { hash } = component;
  return { ...route, ...(hash && { hash }), ...(routes && { routes: routes.map(readRoute) }) };
}

/** @param {string} text */
function readRegistry(text) {
  const entry =
    /"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ "([^"]+)"\), "\2", require\.resolveWeak\("\2"\)\],/g;
  const rest = text.replace(entry, '').replace(/\s+/g, ' ').trim();
  if (rest !== 'export default { };') throw changed('registry.js', rest.slice(0, 300));
  return Object.fromEntries(Array.from(text.matchAll(entry), ([, name, request]) => [name, request]));
}

/** @param {string} folder */
function readSidebars(folder) {
  for (const file of readdirSync(folder)) {
    const { version } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    if (version?.docsSidebars) return addressesIn(version.docsSidebars);
  }
  throw changed(path.basename(folder), 'no sidebars');
}

/**
 * Drops the hash of a route that is alone at its address: three characters that no compression shortens, for each page.
 * @param {Tables} tables
 * @returns {Tables}
 */
function dropNeedlessHashes({ routes, chunkNames, ...tables }) {
  const addresses = listsOf(routes)
    .flat()
    .map((route) => route.path);
  const isShared = (/** @type {string} */ address) =>
    addresses.indexOf(address) !== addresses.lastIndexOf(address);
  /** @returns {Route} */
  const withoutHash = (/** @type {Route} */ { hash, routes: below, ...route }) => ({
    ...route,
    ...(isShared(route.path) && { hash }),
    ...(below && { routes: below.map(withoutHash) }),
  });
  const byKey = Object.entries(chunkNames).map(([key, names]) => {
    const address = key.replace(/-[^-]+$/, '');
    return [isShared(address) ? key : keyOf({ path: address }), names];
  });
  return { ...tables, routes: routes.map(withoutHash), chunkNames: Object.fromEntries(byKey) };
}

/**
 * @param {string} file
 * @param {string} found
 */
const changed = (file, found) =>
  new Error(
    `.docusaurus/${file} is not written as it was (${found}): see plugins/client-bundle/documents/readTables.cjs.`,
  );

module.exports = { readTables, keyOf, listsOf, files };
