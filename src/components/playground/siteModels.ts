import { fetchWhole } from '../../arrival/fetchWhole';
import type { BuiltModel } from '../../modeling';
import { NotLoadedError } from '../lazy-part/NotLoadedError';

/**
 * The addresses of what the build keeps of models: files, not chunks. The list of chunks starts with every page, and
 * would hold the names of all models.
 */
const addresses = import.meta.webpackContext('@models?address', {
  recursive: true,
  regExp: /\.json$/,
  mode: 'sync',
});

/** The names of all models of the site, in the order of the alphabet. */
export const modelNames: readonly string[] = addresses
  .keys()
  .map((key) => key.replace(/^\.\//, '').replace(/\.json(\?.*)?$/, ''))
  .sort();

/** Errors: rejects with words for the reader when there is no such model; `NotLoadedError` when it does not come over the wire. */
export async function loadModel(name: string): Promise<BuiltModel> {
  if (!modelNames.includes(name)) throw new Error(`This site has no model "${name}".`);
  try {
    const response = await fetchWhole(addresses(`./${name}.json`));
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
    return (await response.json()) as BuiltModel;
  } catch (cause) {
    throw new NotLoadedError(`The model "${name}"`, { cause });
  }
}
