import type { ReferencePaths } from './generate';

/** Paths of this site's reference, from the root of the repository. */
export const referencePaths: ReferencePaths = {
  declarationsFile: 'node_modules/replicad/dist/replicad.d.ts',
  laterDeclarationsFile: 'node_modules/replicad-next/dist/replicad.d.ts',
  pluginFolder: 'plugins/docusaurus/api-reference',
  guidesFolder: 'docs',
  modelsFolder: 'models',
  pagesFolder: 'docs/api',
  tooltipsFile: 'node_modules/.cache/api-reference/cards.json',
  usesFile: 'node_modules/.cache/api-reference/uses.json',
};
