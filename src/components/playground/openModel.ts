import type { BuiltModel } from '../../modeling';
import * as workshop from '../model/workshop';
import { blankModel } from './blankModel';
import { loadModel } from './siteModels';

/** A model on the bench of the playground. */
export interface Opened {
  readonly model: BuiltModel;
  readonly session: workshop.ModelSession;
  readonly workshop: typeof workshop;
}

const owner = 'playground';

/** Opens one of the site's models, or a blank one for null, with the reader's own version if they left one here. */
export async function openModel(name: string | null, baseUrl: string): Promise<Opened> {
  const model = name === null ? blankModel : await loadModel(name);
  const session = new workshop.ModelSession(model, workshop.sharedRunner(baseUrl), owner);
  session.takeUpKeptVersion();
  return { model, session, workshop };
}

/**
 * Opens what the fragment of an address carries; a blank model when it carries none. Nothing of it runs: the reader
 * sees the code first.
 * Errors: rejects with words for the reader when the link is damaged or names a model that does not exist.
 */
export async function openAddress(fragment: string, baseUrl: string): Promise<Opened> {
  const shared = workshop.fromFragment(fragment);
  if (!shared) return openModel(null, baseUrl);
  const model = shared.name === null ? blankModel : await loadModel(shared.name);
  const start = {
    name: model.name,
    code: shared.code ?? model.code,
    params: shared.params,
    // The site's own code is no stranger, whoever sends it.
    origin: shared.code === null || shared.code === model.code ? 'site' : 'link',
  } as const;
  const session = new workshop.ModelSession(model, workshop.sharedRunner(baseUrl), owner, start);
  return { model, session, workshop };
}
