import ComponentCreator from '@docusaurus/ComponentCreator';

/**
 * Has the component of each of `routes`, and of all below them, made when it is first asked for: a page shows one, and making
 * those of all pages kept a slow phone busy while the application started.
 * @param {readonly import('./readTables.cjs').Route[]} routes
 */
export function makeOnDemand(routes) {
  for (const route of routes) {
    /** @type {unknown} */
    let component;
    Object.defineProperty(route, 'component', {
      enumerable: true,
      get: () => (component ??= ComponentCreator(route.path, route.hash ?? '0')),
    });
    if (route.routes) makeOnDemand(route.routes);
  }
  return routes;
}
