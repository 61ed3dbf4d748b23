import { draftKeyOf, updateDraftKind, readDraft, withStorage, type Draft } from './draft';

/** The store for the reader's version of one model. */
export interface DraftStore {
  /** Returns null if there is no valid version. */
  read(): Draft | null;
  /** Saves the version, or removes it when given null. Returns false if the browser could not store it. */
  save(draft: Draft | null): boolean;
  /** Returns true if another tab has saved a version since this store read or saved one. */
  isStale?(): boolean;
  /** The key in `localStorage`, by which `storage` events from other tabs are recognised. */
  readonly key: string;
}

/** Returns the store of the reader's version of a model of the site. */
export function draftStoreOf(name: string): DraftStore {
  const key = draftKeyOf(name);
  return { key, read: () => readDraft(name), save };

  function save(draft: Draft | null): boolean {
    const isDone = writeEntry(key, draft && { code: draft.code, params: draft.params });
    updateDraftKind(name, isDone ? draft : null);
    return isDone;
  }
}

/**
 * Writes `value` as the entry `key` of `localStorage`, or removes the entry when given null. Returns false on failure.
 */
export function writeEntry(key: string, value: object | null): boolean {
  const isDone = withStorage((storage) => {
    if (value) storage.setItem(key, JSON.stringify(value));
    else storage.removeItem(key);
    return true;
  });
  return isDone ?? false;
}
