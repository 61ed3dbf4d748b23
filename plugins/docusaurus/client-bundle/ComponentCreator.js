import { createElement } from 'react';
import createRoute from '@docusaurus/core/lib/client/exports/ComponentCreator';

/**
 * Replaces `@docusaurus/ComponentCreator`. Creates the component of a route when it is first rendered or preloaded.
 * Creating the components of all 240 routes at once would delay the start of the application.
 * @param {string} path
 * @param {string} hash
 */
export default function ComponentCreator(path, hash) {
  /** @type {ReturnType<typeof createRoute> | undefined} */
  let created;
  const create = () => (created ??= createRoute(path, hash));
  /** @param {object} props */
  const Route = (props) => createElement(create(), props);
  Route.preload = () => create().preload();
  return Route;
}
