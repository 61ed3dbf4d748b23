/** A route as Docusaurus writes it; its component is made from its own address, and from a hash but for `*`. */
const route =
  /path: '(?<path>[^']*)',\s+component: ComponentCreator\('\k<path>'(?:, '(?<hash>\w+)')?\)/g;

/** The hash that `stripRouteHashesLoader.cjs` leaves where an address has one route. */
const noHash = '0';

/** Runs in the page. */
const helper = `
function makeOnDemand(routes) {
  for (const route of routes) {
    let component;
    Object.defineProperty(route, 'component', {
      enumerable: true,
      get: () => (component ??= ComponentCreator(route.path, route.hash ?? '${noHash}')),
    });
    if (route.routes) makeOnDemand(route.routes);
  }
  return routes;
}
`;

/**
 * Has the component of a route made when it is first asked for: a page shows one, and making those of all pages kept a slow phone
 * busy while the application started. Runs after `stripRouteHashesLoader.cjs`.
 * Errors: one that says where to look, when a route is not written as expected.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
module.exports = function lazyRoutesLoader(source) {
  const lean = source.replace(route, (_whole, path, hash = noHash) =>
    hash === noHash ? `path: '${path}'` : `path: '${path}', hash: '${hash}'`,
  );
  const lazy = lean
    .replace('export default [', `${helper}export default makeOnDemand([`)
    .replace(/\];\s*$/, ']);\n');
  if (lean === source || lean.includes('ComponentCreator(') || !lazy.endsWith(']);\n')) {
    throw new Error(
      `${this.resourcePath} is not written as it was: see plugins/client-bundle/lazyRoutesLoader.cjs.`,
    );
  }
  return lazy;
};
