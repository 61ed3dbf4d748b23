/** The library's published declarations. */
export const declarationsFile = 'node_modules/replicad/dist/replicad.d.ts';

/** The declarations of a later version. Pages mention the differences. */
export const laterDeclarationsFile = 'node_modules/replicad-next/dist/replicad.d.ts';

/** The folder of this plugin, with descriptions and `models.yaml`. */
export const pluginFolder = 'plugins/docusaurus/api-reference';

/** Output of the generator. */
export const referencePaths = {
  /** The folder of the pages. Other files in it are deleted. */
  pagesFolder: 'docs/api',
  /** The tooltips for links in code: signature and first sentence of each name. */
  tooltipsFile: 'node_modules/.cache/api-reference/cards.json',
  /** The rest of each long list of uses, which pages load on request. */
  usesFile: 'node_modules/.cache/api-reference/uses.json',
};
