/**
 * Drops the address in the workbench from what a page's code carries of its models: the HTML has it already, and being
 * packed it weighs as much again over the wire, 13 KB on a page of forty models. `WorkbenchLink` reads it from there.
 * @param {string} source
 */
module.exports = function pageModelLoader(source) {
  return JSON.stringify(JSON.parse(source), (key, value) => (key === 'workbenchUrl' ? '' : value));
};
