import { draftKeyOf, noteKept, readDraft, withStorage, type Draft } from './draft';

/** Where a session keeps the reader's version of its model. */
export interface DraftStore {
  /** Returns null when there is none, or none that can be read. */
  read(): Draft | null;
  /** Keeps the version, or forgets it when given null. Returns false when the browser does not keep it. */
  save(draft: Draft | null): boolean;
  /** The entry of `localStorage`, by which other tabs are heard. */
  readonly key: string;
}

/** Returns the store of the reader's version of a model of the site. */
export function draftStoreOf(name: string): DraftStore {
  const key = draftKeyOf(name);
  return { key, read: () => readDraft(name), save };

  function save(draft: Draft | null): boolean {
    const isDone = writeEntry(key, draft && { code: draft.code, params: draft.params });
    noteKept(name, isDone ? draft : null);
    return isDone;
  }
}

/** Writes `value` as the entry `key` of `localStorage`, or removes it when given null. Returns false when that fails. */
export function writeEntry(key: string, value: object | null): boolean {
  const isDone = withStorage((storage) => {
    if (value) storage.setItem(key, JSON.stringify(value));
    else storage.removeItem(key);
    return true;
  });
  return isDone ?? false;
}
