import type { BuiltModel } from '../../modeling';

/** All files the build keeps of models: a chunk each, loaded when a reader picks one. */
const files = import.meta.webpackContext('@models', {
  recursive: true,
  regExp: /\.json$/,
  mode: 'lazy',
});

/** The names of all models of the site, in the order of the alphabet. */
export const modelNames: readonly string[] = files
  .keys()
  .map((key) => key.replace(/^\.\//, '').replace(/\.json$/, ''))
  .sort();

/** Errors: rejects with words for the reader when there is no such model. */
export async function loadModel(name: string): Promise<BuiltModel> {
  if (!modelNames.includes(name)) throw new Error(`This site has no model "${name}".`);
  return (await files(`./${name}.json`)) as BuiltModel;
}
