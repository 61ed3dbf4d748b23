/** Settings of the build that nothing in the browser reads. */
const buildSettings = [
  ...['clientModules', 'headTags', 'markdown', 'plugins', 'presets', 'scripts', 'ssrTemplate'],
  ...['staticDirectories', 'stylesheets', 'themes'],
];

/**
 * Drops settings of the build from the configuration that every page loads: 0.6 KB, most of it the template of pages.
 * Errors: one that says where to look, when the configuration is not one object.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
module.exports = function stripSettingsLoader(source) {
  const [, settings] = /export default (\{.*\});?\s*$/s.exec(source) ?? [];
  if (settings === undefined) {
    throw new Error(
      `${this.resourcePath} has changed: see plugins/client-bundle/stripSettingsLoader.cjs.`,
    );
  }
  const kept = Object.entries(JSON.parse(settings)).filter(
    ([name]) => !buildSettings.includes(name),
  );
  return `export default ${JSON.stringify(Object.fromEntries(kept))};`;
};
