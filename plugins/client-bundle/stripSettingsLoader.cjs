/** Settings that the build alone reads; `future` has some of both. */
const buildSettings = [
  'clientModules',
  'experimental_faster',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/**
 * Drops the settings of the build from the site's settings in every page, and the versions of its plugins from the facts about it.
 * Errors: one that says where to look, when there is nothing of the kind.
 * @this {{ resourcePath: string }}
 * @param {string} source JSON, or a module that exports it.
 */
module.exports = function stripSettingsLoader(source) {
  const [start = '', json = ''] = /^([^{]*)(\{[^]*\});?\s*$/.exec(source)?.slice(1) ?? [];
  const { pluginVersions, ...facts } = JSON.parse(json || '{}');
  const isDropped = (/** @type {string} */ name) => buildSettings.includes(name);
  if (!pluginVersions && !Object.keys(facts).some(isDropped)) {
    throw new Error(
      `${this.resourcePath} is not written as it was: see plugins/client-bundle/stripSettingsLoader.cjs.`,
    );
  }
  const { future, ...settings } = facts;
  const keep = (/** @type {object} */ all) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !isDropped(name)));
  const kept = { ...keep(settings), ...(future && { future: keep(future) }) };
  return start + JSON.stringify(kept);
};
