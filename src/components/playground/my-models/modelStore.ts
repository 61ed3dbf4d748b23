import type { Draft, DraftStore } from '../../model/draft/draft';
import { setLastOpen } from './lastOpen';
import {
  freeName,
  myModelKey,
  readMyModel,
  removeMyModel,
  saveMyModel,
  type MyModel,
} from './store';

/** The store in which the session of an open model keeps it as one of the reader's models. */
export interface ModelStore extends DraftStore {
  readonly id: string;
  /** Returns the name of the model; null while it is not stored. */
  readonly name: () => string | null;
  /** Returns the name of a file for the code. */
  fileName(): string;
  /** Returns a sentence about why the last change was not stored; null if it was. */
  problem(): string | null;
  /** Keeps a picture of the last run, once the model is stored. */
  setPicture(picture: string): void;
}

/** The beginning of a model, before the reader's first change. */
export interface Start {
  readonly id: string;
  /** The name that the model gets when it is stored first. */
  readonly name: string;
  readonly code: string;
  readonly source: MyModel['source'];
  /** The rest of the URL of an unchanged link. Such a model is stored only while it differs from its link. */
  readonly linkAddress?: string;
}

/** Returns the store of a model. The first change stores it, and from then on the URL names it. */
export function modelStoreOf({ id, name, code, source, linkAddress }: Start): ModelStore {
  /** The version that this tab has read or written last. A model that another tab deletes is stored again from it. */
  let last: MyModel | null = null;
  let picture: string | null = null;
  let problem: string | null = null;

  function save(draft: Draft | null): boolean {
    const stored = readMyModel(id) ?? last;
    if (!draft && linkAddress !== undefined) {
      removeMyModel(id);
      setLastOpen(null);
      replaceAddress(linkAddress);
      return true;
    }
    if (!draft && !stored) return true;
    const next: MyModel = {
      name: stored?.name ?? freeName(name),
      code: draft?.code ?? code,
      params: draft?.params ?? null,
      changed: Date.now(),
      picture: picture ?? stored?.picture ?? null,
      source: 'wasRun' in source ? { ...source, wasRun: draft?.wasRun ?? source.wasRun } : source,
    };
    problem = saveMyModel(id, next);
    if (problem !== null) return false;
    last = next;
    setLastOpen(id);
    // If the model could not be stored, the URL must stay a link, which still contains the whole model.
    replaceAddress(`?model=${id}`);
    return true;
  }

  return {
    id,
    key: myModelKey(id),
    read() {
      const stored = readMyModel(id);
      if (!stored) return null;
      last = stored;
      const wasRun = 'wasRun' in stored.source ? stored.source.wasRun : true;
      return { code: stored.code, params: stored.params, wasRun };
    },
    save,
    isStale() {
      const stored = readMyModel(id);
      return stored !== null && (stored.changed !== last?.changed || stored.code !== last.code);
    },
    name: () => readMyModel(id)?.name ?? null,
    fileName: () => codeFileName(readMyModel(id)?.name ?? name),
    problem: () => problem,
    setPicture(next) {
      picture = next;
      const stored = readMyModel(id);
      if (stored) saveMyModel(id, { ...stored, picture });
    },
  };
}

/** Returns the name of the file for a model's code: "Clip" gives "Clip.js", and "Clip.ts" stays as it is. */
export function codeFileName(name: string): string {
  // eslint-disable-next-line no-control-regex -- file systems forbid these
  const safe = name.replace(/[\\/:*?"<>|\u0000-\u001f]/g, '-').trim() || 'Model';
  return /\.[jt]s$/i.test(safe) ? safe : `${safe}.js`;
}

/** Replaces everything after the path of the URL. */
export function replaceAddress(rest: string): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + rest);
}
