import { fetchWithTimeout } from '../../loading/fetchWithTimeout';
import type { BuiltModel } from '../../modeling';
import { NotLoadedError } from '../lazy-component/NotLoadedError';

/**
 * The URLs of the models' data. The build writes the data as files instead of chunks: every page loads the list of
 * chunks, which would contain the names of all models.
 */
const modelUrls = import.meta.webpackContext('@models?address', {
  recursive: true,
  // Excludes the solutions and wrong variants of exercises, which contain their answers.
  regExp: /^(?!.*practice\/.*\/(?:solution|miss|also)).*\.json$/,
  mode: 'sync',
});

/** The names of all site models, in alphabetical order. */
export const modelNames: readonly string[] = modelUrls
  .keys()
  .map((key) => key.replace(/^\.\//, '').replace(/\.json(\?.*)?$/, ''))
  .sort();

/**
 * Loads a site model. Rejects with an error whose message is for the reader: a `NotLoadedError` if loading fails, a
 * plain `Error` if no model has this name.
 */
export async function loadModel(name: string): Promise<BuiltModel> {
  if (!modelNames.includes(name)) throw new Error(`This site has no model "${name}".`);
  try {
    const response = await fetchWithTimeout(modelUrls(`./${name}.json`));
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
    return (await response.json()) as BuiltModel;
  } catch (cause) {
    throw new NotLoadedError(`The model "${name}"`, { cause });
  }
}
