// What the router and Docusaurus use of the package `history` in a page. The router keeps its other two histories for
// `HashRouter` and `MemoryRouter`, which the bundler can't tell to be unused: 5 KB of source.
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
} from 'history/esm/history.js';

export { absent as createHashHistory, absent as createMemoryHistory };

function absent() {
  throw new Error('Pages have no such history: see plugins/client-bundle/browserHistory.js.');
}
