/** @typedef {import('./readTables.cjs').Route} Route */
/** @typedef {import('./readTables.cjs').Tables} Tables */

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

module.exports = { dropNeedlessHashes, keyOf, listsOf };
