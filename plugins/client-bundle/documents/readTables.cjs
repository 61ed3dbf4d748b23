const { readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { runInNewContext } = require('node:vm');
const { addressesIn } = require('./packSidebars.cjs');
const { dropNeedlessHashes } = require('./routeKeys.cjs');

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

/**
 * Returns what Docusaurus has written into `folder` of the routes of the site and their chunks.
 * Errors: one that says where to look, when a file is not written as it was.
 * @param {string} folder
 * @param {(file: string) => void} [noteFile] Told of each file that is read.
 * @returns {Tables}
 */
function readTables(folder, noteFile = () => {}) {
  /** @param {string[]} parts */
  const read = (...parts) => {
    const file = path.join(folder, ...parts);
    noteFile(file);
    return readFileSync(file, 'utf8');
  };
  const versions = 'docusaurus-plugin-content-docs/default/p';
  return dropNeedlessHashes({
    routes: readRoutes(read('routes.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')),
    requests: readRegistry(read('registry.js')),
    inSidebars: readSidebars(
      readdirSync(path.join(folder, versions)).map((file) => read(versions, file)),
    ),
  });
}

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
  return Object.fromEntries(
    Array.from(text.matchAll(entry), ([, name, request]) => [name, request]),
  );
}

/** @param {readonly string[]} texts Those of the documentation's parts, one of which has the sidebars. */
function readSidebars(texts) {
  const sidebars = texts
    .map((text) => JSON.parse(text).version?.docsSidebars)
    .find((found) => found);
  if (!sidebars) throw changed('docusaurus-plugin-content-docs', 'no sidebars');
  return addressesIn(sidebars);
}

/**
 * @param {string} file
 * @param {string} found
 */
const changed = (file, found) =>
  new Error(
    `.docusaurus/${file} is not written as it was (${found}): see plugins/client-bundle/documents/readTables.cjs.`,
  );

module.exports = { readTables };
