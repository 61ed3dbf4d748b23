const { readFileSync } = require('node:fs');

/**
 * Puts another module in the place of one that its package imports by a relative path, which no alias reaches.
 * Errors: one that names what the module exports and the other does not.
 * @this {{ resourcePath: string, getOptions(): { module: string }, addDependency(file: string): void }}
 * @param {string} source
 */
module.exports = function standInLoader(source) {
  const { module: standIn } = this.getOptions();
  this.addDependency(standIn);
  const offered = exportsOf(readFileSync(standIn, 'utf8'));
  const missing = exportsOf(source).filter((name) => !offered.includes(name));
  if (missing.length > 0) {
    throw new Error(`${this.resourcePath} exports ${missing.join(', ')}, and ${standIn} does not.`);
  }
  return `export * from ${JSON.stringify(standIn)};`;
};

/** @param {string} source */
function exportsOf(source) {
  return Array.from(source.matchAll(/^export (?:function|const) (\w+)/gm), ([, name]) => name);
}
