/**
 * Keeps of each entry of the registry its import alone: the file's name and its weak reference beside it
 * serve the drawing on the server, which has a registry of its own.
 * @param {string} source
 */
module.exports = function registryLoader(source) {
  return source.replace(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ']');
};
