/** An address and the hash that tells it from others, in the list of routes and in that of their chunks. */
const route = /(?<=ComponentCreator\('|^ {2}")(\/[^'"]*?)(', '|-)([0-9a-f]{3})(?='\)|": \{$)/gm;

/**
 * Drops the hash of each address that occurs only once, in `routes.js` and `routesChunkNames.json` alike: three characters
 * that no compression shortens, twice for each page.
 * Errors: one that says where to look, when no address has a hash.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
module.exports = function stripRouteHashesLoader(source) {
  const addresses = Array.from(source.matchAll(route), ([, address = '']) => address);
  if (addresses.length === 0) {
    throw new Error(
      `${this.resourcePath} is not written as it was: see plugins/client-bundle/stripRouteHashesLoader.cjs.`,
    );
  }
  const layouts = new Set(addresses.filter((address, at) => addresses.indexOf(address) !== at));
  return source.replace(route, (whole, address, separator) =>
    // Docusaurus reads the address of a key up to its last hyphen, and wants something behind it.
    layouts.has(address) ? whole : `${address}${separator}0`,
  );
};
