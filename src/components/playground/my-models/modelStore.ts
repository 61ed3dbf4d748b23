import type { LazyAttachedFiles } from '../../../modeling';
import type { Draft, DraftStore } from '../../model/draft/draft';
import { storeLastOpenId } from './lastOpenId';
import {
  unusedName,
  myModelKey,
  readMyModel,
  removeMyModel,
  saveMyModel,
  type AttachedFile,
  type MyModel,
} from './store';

/** Stores one open model in the reader's list of models. `ModelSession` saves each change here. */
export interface ModelStore extends DraftStore {
  readonly id: string;
  /** Returns the name of the model; null until the model is stored. */
  readonly name: () => string | null;
  /** Returns the name of a file for the code. */
  fileName(): string;
  /** Returns a sentence that explains why the last change was not stored; null if it was stored. */
  problem(): string | null;
  files(): readonly AttachedFile[];
  /**
   * Replaces the list of attached files. Stores `draft` first if the model is not stored yet. Returns a sentence that
   * explains why the list was not stored; null if it was stored.
   */
  setFiles(files: readonly AttachedFile[], draft: Draft): string | null;
  /** Stores a picture of the last run, as soon as the model is stored. */
  setPicture(picture: string): void;
}

/** The initial version of a model, before the reader's first change. */
export interface ModelStart {
  readonly id: string;
  /** The name that the model gets when it is first stored. */
  readonly name: string;
  readonly code: string;
  readonly source: MyModel['source'];
  /** The query and fragment of a link's URL. A model from a link is stored only while it differs from its link. */
  readonly linkAddress?: string;
}

/** Returns the store of a model. The first change stores the model and puts its id into the URL. */
export function modelStoreOf(start: ModelStart): ModelStore {
  const { id, linkAddress } = start;
  /** The version that this tab has last read or written. It is stored again if another tab deletes the model. */
  let last: MyModel | null = null;
  let picture: string | null = null;
  let problem: string | null = null;
  const files = (): readonly AttachedFile[] => (readMyModel(id) ?? last)?.files ?? [];

  function save(draft: Draft | null): boolean {
    const stored = readMyModel(id) ?? last;
    if (!draft && linkAddress !== undefined && !stored?.files?.length) {
      // "Back to my version" restores it with its name and picture.
      last = stored;
      removeLinked(id, linkAddress);
      return true;
    }
    return (!draft && !stored) || write(versionOf(start, draft, stored, picture));
  }

  function write(next: MyModel): boolean {
    problem = saveMyModel(id, next);
    if (problem !== null) return false;
    last = next;
    storeLastOpenId(id);
    // The URL changes only after a successful save. Until then it must remain the link, which contains the whole model.
    replaceUrl(`?model=${id}`);
    return true;
  }

  return {
    id,
    key: myModelKey(id),
    read() {
      const stored = readMyModel(id);
      last = stored ?? last;
      return stored && draftOf(stored);
    },
    save,
    isStale() {
      const stored = readMyModel(id);
      return stored !== null && (stored.changed !== last?.changed || stored.code !== last.code);
    },
    files,
    attached: () => attachedOf(files()),
    setFiles(list, draft) {
      if (!readMyModel(id) && !save(draft)) return problem;
      const stored = readMyModel(id);
      // Keeps `changed`, so `isStale` still detects a version that another tab has saved.
      return stored && saveMyModel(id, { ...stored, files: [...list] });
    },
    name: () => readMyModel(id)?.name ?? null,
    fileName: () => codeFileName(readMyModel(id)?.name ?? start.name),
    problem: () => problem,
    setPicture(next) {
      picture = next;
      const stored = readMyModel(id);
      if (stored) saveMyModel(id, { ...stored, picture });
    },
  };
}

/** Removes a model that is the same as its link, and restores the URL of the link. */
function removeLinked(id: string, linkAddress: string): void {
  removeMyModel(id);
  storeLastOpenId(null);
  replaceUrl(linkAddress);
}

function draftOf({ code, params, source }: MyModel): Draft {
  return { code, params, wasRun: 'wasRun' in source ? source.wasRun : true };
}

function versionOf(
  { name, code, source }: ModelStart,
  draft: Draft | null,
  stored: MyModel | null,
  picture: string | null,
): MyModel {
  return {
    name: stored?.name ?? unusedName(name),
    code: draft?.code ?? code,
    params: draft?.params ?? null,
    changed: Date.now(),
    picture: picture ?? stored?.picture ?? null,
    source: 'wasRun' in source ? { ...source, wasRun: draft?.wasRun ?? source.wasRun } : source,
    files: stored?.files,
  };
}

function attachedOf(files: readonly AttachedFile[]): LazyAttachedFiles | null {
  const load = async () => (await import('./fileBytes')).loadFileBytes(files);
  return files.length === 0 ? null : { key: JSON.stringify(files), load };
}

/** Returns the file name for a model's code: "Clip" becomes "Clip.js", and "Clip.ts" stays as it is. */
export function codeFileName(name: string): string {
  // eslint-disable-next-line no-control-regex -- file systems forbid these
  const safe = name.replace(/[\\/:*?"<>|\u0000-\u001f]/g, '-').trim() || 'Model';
  return /\.[jt]s$/i.test(safe) ? safe : `${safe}.js`;
}

/** Replaces the query and the fragment of the URL. */
export function replaceUrl(rest: string): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + rest);
}
