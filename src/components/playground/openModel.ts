import type { BuiltModel } from '../../modeling';
import { readDraft, type Draft } from '../model/draft/draft';
import { ModelSession } from '../model/interactive/ModelSession';
import { fromFragment, toFragment, type SharedModel } from '../model/interactive/sharedLink';
import { sharedRunner } from '../model/interactive/sharedRunner';
import { blankModel } from './blankModel';
import { unlistedModelValue } from './ModelPicker';
import { idOfLink } from './my-models/idOfLink';
import { storePicture } from './my-models/storePicture';
import { readLastOpenId, storeLastOpenId } from './my-models/lastOpenId';
import { migrateDraft } from './my-models/migrateDraft';
import { modelStoreOf, replaceUrl, type ModelStore, type ModelStart } from './my-models/modelStore';
import { createModelId, readMyModel } from './my-models/store';
import { loadModel } from './siteModels';

/** A model that is open in the playground. */
export interface OpenedModel {
  readonly model: BuiltModel;
  readonly store: ModelStore;
  readonly session: ModelSession;
  /** Called after each frame of the view. */
  readonly onDrawn: (canvas: HTMLCanvasElement) => void;
  /** True if the build's picture, mesh and facts match the code and values that were opened. */
  readonly isPictured: boolean;
  /** The selected value of the model menu. */
  readonly pickName: string;
}

/** Opens a copy of a site model, with the reader's draft of that model. Opens the empty model if `name` is null. */
export async function openModel(name: string | null, baseUrl: string): Promise<OpenedModel> {
  // The draft of the empty model exists only if `migrateDraft` could not store it as a model.
  if (name === null) storeLastOpenId(null);
  const model = name === null ? blankModel : await loadModel(name);
  return openOwn(model, copyOf(model, createModelId()), baseUrl, readDraft(model.name));
}

/**
 * Opens the model that a URL names: a model in the fragment, `#model=…`; one of the reader's models by id,
 * `?model=<id>`; or one of the site's models by name, `?start=<name>`. If the URL names no model, opens the model that
 * was open last, or the empty model. Does not run the model, so the reader sees the code first. If the link is
 * damaged or names an unknown model, rejects with an error whose message is for the reader.
 */
export async function openFromUrl(
  { hash, search }: Pick<Location, 'hash' | 'search'>,
  baseUrl: string,
): Promise<OpenedModel> {
  migrateDraft();
  const shared = fromFragment(hash);
  if (shared) return openLink(shared, idOfLink(shared), baseUrl);
  const query = new URLSearchParams(search);
  const id = query.get('model');
  const name = query.get('start');
  if (id === null && name !== null) return openModel(name, baseUrl);
  if (id !== null) return openStored(id, baseUrl);
  const last = readLastOpenId();
  if (last === null || !readMyModel(last)) return openModel(null, baseUrl);
  replaceUrl(`?model=${last}`);
  return openStored(last, baseUrl);
}

/** Opens one of the reader's models. */
async function openStored(id: string, baseUrl: string): Promise<OpenedModel> {
  const stored = readMyModel(id);
  if (!stored) throw new Error('This model is not in this browser.');
  storeLastOpenId(id);
  const { name, source } = stored;
  switch (source.kind) {
    case 'new':
      return openOwn(blankModel, { id, name, source }, baseUrl);
    case 'site': {
      // The reader's code opens even if the site's model cannot be loaded, for example without a connection.
      const site = await loadModel(source.name).catch(() => blankModel);
      return openOwn(site, { id, name, source }, baseUrl);
    }
    default:
      return openLink(
        { name: source.site, code: source.code, params: source.params },
        id,
        baseUrl,
        source.kind,
      );
  }
}

/** Returns the initial version of a copy of `model`, which is a site model or the empty model. */
function copyOf({ name, about }: BuiltModel, id: string): OwnStart {
  return name === blankModel.name
    ? { id, name: 'Untitled', source: { kind: 'new' } }
    : { id, name: `Copy of ${about.title}`, source: { kind: 'site', name } };
}

type OwnStart = Omit<ModelStart, 'code' | 'linkAddress'>;

/** Opens `model` as one of the reader's models. Continues with the stored version, or else with `draft`. */
function openOwn(
  model: BuiltModel,
  start: OwnStart,
  baseUrl: string,
  draft: Draft | null = null,
): OpenedModel {
  const store = modelStoreOf({ ...start, code: model.code });
  return openedWith(model, store, new ModelSession(model, sharedRunner(baseUrl), store), draft);
}

/**
 * Opens a linked model or a model file under `id`. It is stored separately from the site's models and the reader's own
 * models.
 */
async function openLink(
  { name, code, params }: SharedModel,
  id: string,
  baseUrl: string,
  kind: 'link' | 'file' = 'link',
): Promise<OpenedModel> {
  const site = name === null ? blankModel : await siteModelOf(name, code);
  const hasForeignCode = code !== null && code !== site.code;
  const shared = { name, code: hasForeignCode ? code : null, params };
  const linkCode = shared.code ?? site.code;
  const store = modelStoreOf({
    id,
    name: 'Shared model',
    code: linkCode,
    source: { kind, code: linkCode, wasRun: false, site: name, params },
    ...(kind === 'link' && { linkAddress: toFragment(shared) }),
  });
  const runner = sharedRunner(baseUrl);
  const link = { kind, params, hasForeignCode };
  const isAsBuilt = new ModelSession(site, runner, store, link).isAsBuilt;
  // A link with the unchanged code and values of a site model opens that model.
  if (isAsBuilt) return openOwn(site, copyOf(site, id), baseUrl);
  const model = linkedModel(site, linkCode, hasForeignCode);
  return openedWith(model, store, new ModelSession(model, runner, store, link));
}

/**
 * Returns the site model that a link names. If it does not exist and the link has its own code, returns the blank
 * model.
 */
async function siteModelOf(name: string, code: string | null): Promise<BuiltModel> {
  return code === null ? loadModel(name) : loadModel(name).catch(() => blankModel);
}

/**
 * Returns the model of a shared link. Keeps only the name, camera and parameters of the site model, because its title,
 * picture, mesh and facts may not match the shared code.
 */
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
    // The parameters of linked code are known only after its first run.
    defaultParams: hasForeignCode ? null : site.defaultParams,
  };
}

function openedWith(
  model: BuiltModel,
  store: ModelStore,
  session: ModelSession,
  draft: Draft | null = null,
): OpenedModel {
  session.restoreDraft(draft);
  const isPictured = model.picture.src !== '' && session.isAsBuilt;
  const pickName = session.isFromLink ? unlistedModelValue : model.name;
  const onDrawn = storePicture(session, store);
  return { model, store, session, onDrawn, isPictured, pickName };
}
