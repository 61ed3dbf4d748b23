import type { BuiltModel } from '../../modeling';
import * as interactive from '../model/interactive';
import { blankModel } from './blankModel';
import { loadModel } from './siteModels';

/** A model on the bench of the playground. */
export interface Opened {
  readonly model: BuiltModel;
  readonly session: interactive.ModelSession;
  readonly interactive: typeof interactive;
}

/** Opens one of the site's models, or a blank one for null, with the reader's own version if they left one here. */
export async function openModel(name: string | null, baseUrl: string): Promise<Opened> {
  const model = name === null ? blankModel : await loadModel(name);
  const session = new interactive.ModelSession(model, interactive.sharedRunner(baseUrl));
  session.restoreDraft();
  return { model, session, interactive };
}

/**
 * Opens what an address carries: a reader's version in its fragment, `#model=…`, or one of the site's models by name,
 * `?start=<name>`; a blank model when it carries neither. Nothing of it runs: the reader sees the code first.
 * Errors: rejects with words for the reader when the link is damaged or names a model that does not exist.
 */
export async function openAddress(
  { hash, search }: Pick<Location, 'hash' | 'search'>,
  baseUrl: string,
): Promise<Opened> {
  const shared = interactive.fromFragment(hash);
  if (!shared) return openModel(new URLSearchParams(search).get('start'), baseUrl);
  const model = shared.name === null ? blankModel : await loadModel(shared.name);
  const start = {
    name: model.name,
    code: shared.code ?? model.code,
    params: shared.params,
    // The site's own code is trusted, whoever links to it.
    origin: shared.code === null || shared.code === model.code ? 'site' : 'link',
  } as const;
  const session = new interactive.ModelSession(model, interactive.sharedRunner(baseUrl), start);
  return { model, session, interactive };
}
