/**
 * Stands in the page for hoist-non-react-statics, which the router brings for `withRouter`: no component of the site or of Docusaurus
 * is made by that.
 * Errors: one that says so, where it is called after all.
 */
export default function hoistStatics() {
  throw new Error(
    'withRouter needs more than the page has: see plugins/client-bundle/hoistStatics.js.',
  );
}
