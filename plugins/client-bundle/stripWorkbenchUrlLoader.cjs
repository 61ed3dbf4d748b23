/**
 * Drops the address in the workbench from what a page's code carries of its models: the HTML has it already, and being
 * packed it weighs as much again over the wire, 13 KB on a page of forty models. `WorkbenchLink` does without it.
 * Errors: one that says where to look, when the model has no such property.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
module.exports = function stripWorkbenchUrlLoader(source) {
  const model = JSON.parse(source);
  if (typeof model.workbenchUrl !== 'string') {
    throw new Error(
      `${this.resourcePath} has no workbenchUrl: see plugins/client-bundle/stripWorkbenchUrlLoader.cjs.`,
    );
  }
  return JSON.stringify({ ...model, workbenchUrl: '' });
};
