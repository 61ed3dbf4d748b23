import type { BuiltModel } from '../../modeling';
import { draftStoreOf } from '../model/draft/draftStore';
import * as interactive from '../model/interactive';
import type { SharedModel } from '../model/interactive/sharedLink';
import { blankModel } from './blankModel';
import { sharedModel } from './ModelPicker';
import { idOfLink, linkStoreOf, readLink } from './my-models/linkStore';
import { loadModel } from './siteModels';

/** A model that is open in the playground. */
export interface Opened {
  readonly model: BuiltModel;
  readonly session: interactive.ModelSession;
  readonly interactive: typeof interactive;
  /** True when the build's picture, mesh and facts show the code and values that were opened. */
  readonly isPictured: boolean;
  /** The value that the picker shows. */
  readonly pickName: string;
}

/** Opens one of the site's models, or the blank one for null, with the reader's own version if this browser has one. */
export async function openModel(name: string | null, baseUrl: string): Promise<Opened> {
  const model = name === null ? blankModel : await loadModel(name);
  const runner = interactive.sharedRunner(baseUrl);
  const session = new interactive.ModelSession(model, runner, draftStoreOf(model.name));
  return withDraft(model, session);
}

/**
 * Opens the model that a URL names: a model in its fragment, `#model=…`; the reader's version of such a link,
 * `?model=<id>`; or one of the site's models by name, `?start=<name>`. Opens the blank model if it names none. Runs
 * nothing: the reader sees the code first.
 * Errors: rejects with a message for the reader if the link is damaged or names an unknown model.
 */
export async function openAddress(
  { hash, search }: Pick<Location, 'hash' | 'search'>,
  baseUrl: string,
): Promise<Opened> {
  const shared = interactive.fromFragment(hash);
  if (shared) return openLink(shared, null, baseUrl);
  const query = new URLSearchParams(search);
  const id = query.get('model');
  if (id === null) return openModel(query.get('start'), baseUrl);
  const kept = readLink(id);
  if (!kept)
    throw new Error(
      'This model is not in this browser. Its author can share it: the button “Copy link” makes a link that carries the code.',
    );
  return openLink(kept, id, baseUrl);
}

/**
 * Opens a link as a separate model, apart from the site's and the reader's. `id` is null for a link that was just
 * opened.
 */
async function openLink(
  { name, code, params }: SharedModel,
  id: string | null,
  baseUrl: string,
): Promise<Opened> {
  const site = name === null ? blankModel : await siteModelOf(name, code);
  const hasForeignCode = code !== null && code !== site.code;
  const shared = { name, code: hasForeignCode ? code : null, params };
  const linkCode = shared.code ?? site.code;
  const store = linkStoreOf(id ?? idOfLink(shared), shared, linkCode);
  const runner = interactive.sharedRunner(baseUrl);
  const asBuilt = new interactive.ModelSession(site, runner, store, { params, hasForeignCode });
  // A link with the site's code and the site's values is the site's model itself.
  if (asBuilt.isAsBuilt) return withDraft(site, new interactive.ModelSession(site, runner, store));
  const model = linkedModel(site, linkCode, hasForeignCode);
  const link = { params, hasForeignCode };
  return withDraft(model, new interactive.ModelSession(model, runner, store, link));
}

/** Returns the site's model that a link names, or the blank one if the link has its own code and the model does not exist. */
async function siteModelOf(name: string, code: string | null): Promise<BuiltModel> {
  return code === null ? loadModel(name) : loadModel(name).catch(() => blankModel);
}

/** Returns the model of a link, without the title, picture, mesh and facts of the site's model that it started from. */
function linkedModel(site: BuiltModel, code: string, hasForeignCode: boolean): BuiltModel {
  const { camera, params } = site.about;
  return {
    ...blankModel,
    name: site.name,
    about: {
      title: 'Shared model',
      description: '',
      ...(camera && { camera }),
      ...(params && { params }),
    },
    code,
    // The parameters of unknown code are known only after its first run.
    defaultParams: hasForeignCode ? null : site.defaultParams,
  };
}

function withDraft(model: BuiltModel, session: interactive.ModelSession): Opened {
  session.restoreDraft();
  const isPictured = model.picture.src !== '' && session.isAsBuilt;
  const pickName = session.isFromLink ? sharedModel : model.name;
  return { model, session, interactive, isPictured, pickName };
}
