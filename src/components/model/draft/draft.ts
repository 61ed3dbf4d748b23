import type { Params, ParamValue } from '../../../modeling';

/** A reader's own version of a model, kept in the browser. */
export interface Draft {
  /** Null: the model's own code, with other values. */
  readonly code: string | null;
  readonly params: Params | null;
  /** False while the reader has not pressed Run since the code came with a link. */
  readonly wasRun: boolean;
}

/** Where a session keeps the reader's version of its model. */
export interface DraftStore {
  /** Returns null when there is none, or none that can be read. */
  read(): Draft | null;
  /** Keeps the version, or forgets it when given null. Returns false when the browser does not keep it. */
  save(draft: Draft | null): boolean;
  /** The entry of `localStorage`, by which other tabs are heard. */
  readonly key: string;
}

/** What is kept of a model: a version with its own code, or other values for the model's code. */
type Kept = 'code' | 'values';

/** One entry per model, so that two tabs with different models do not overwrite each other. */
const draftKeyOf = (name: string): string => `model-version:${name}`;

/** Returns the store of the reader's version of a model of the site. */
export function draftStoreOf(name: string): DraftStore {
  return {
    key: draftKeyOf(name),
    read: () => readDraft(name),
    save: (draft) => saveDraft(name, draft),
  };
}

function readDraft(name: string): Draft | null {
  const text = withStorage((storage) => storage.getItem(draftKeyOf(name))) ?? null;
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as { readonly code?: unknown; readonly params?: unknown } | null;
    const code = value?.code ?? null;
    const params = (value?.params ?? null) as Readonly<Record<string, ParamValue>> | null;
    if (typeof code === 'string' || (code === null && params))
      return { code, params, wasRun: true };
  } catch {
    // Not ours, or half written: as if there were none.
  }
  return null;
}

/** What is known of storage so far: it is asked once for each model, as rendering must not wait for it. */
const known = new Map<string, Kept | null>();
const listeners = new Set<() => void>();

/** Returns what the reader left of the model here. */
export function keptOf(name: string): Kept | null {
  const kept = known.get(name);
  if (kept !== undefined) return kept;
  const found = kindOf(readDraft(name));
  known.set(name, found);
  return found;
}

/** True when the reader left a version of the model here. */
export function hasDraft(name: string): boolean {
  return keptOf(name) !== null;
}

/** Calls `listener` when a version is kept or forgotten. Returns how to stop. */
export function watchDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function saveDraft(name: string, draft: Draft | null): boolean {
  known.set(name, kindOf(draft));
  for (const listener of listeners) listener();
  return (
    withStorage((storage) => {
      if (draft) {
        const { code, params } = draft;
        storage.setItem(draftKeyOf(name), JSON.stringify({ code, params }));
      } else {
        storage.removeItem(draftKeyOf(name));
      }
      return true;
    }) === true
  );
}

function kindOf(draft: Draft | null): Kept | null {
  return draft && (draft.code === null ? 'values' : 'code');
}

/** Storage that is full, switched off or forbidden acts as empty. Requirement 8.23. */
export function withStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(window.localStorage);
  } catch (reason) {
    console.warn('The browser does not keep your version of this model.', reason);
    return undefined;
  }
}
