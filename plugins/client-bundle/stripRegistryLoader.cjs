/**
 * Keeps of each entry of the registry its import alone: the file's name and its weak reference beside it
 * serve the drawing on the server, which has a registry of its own.
 * Errors: one that says where to look, when there is nothing of the kind.
 * @param {string} source
 */
module.exports = function stripRegistryLoader(source) {
  const stripped = source.replace(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ']');
  if (stripped === source) {
    throw new Error(
      '.docusaurus/registry.js is not written as it was: see plugins/client-bundle/stripRegistryLoader.cjs.',
    );
  }
  return stripped;
};
