import type { Params, ParamValue } from '../../../modeling';

/** A reader's own version of a model, kept in the browser. */
export interface Draft {
  readonly code: string;
  readonly params: Params | null;
}

/** One entry per model, so that two tabs with different models do not overwrite each other. */
export const draftKeyOf = (name: string): string => `model-version:${name}`;

/** Returns the version of the model that the reader left here, null when there is none or none can be had. */
export function readDraft(name: string): Draft | null {
  const text = withStorage((storage) => storage.getItem(draftKeyOf(name))) ?? null;
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as { readonly code?: unknown; readonly params?: unknown } | null;
    if (typeof value?.code !== 'string') return null;
    return {
      code: value.code,
      params: (value.params ?? null) as Readonly<Record<string, ParamValue>> | null,
    };
  } catch {
    // Not ours, or half written: as if there were none.
    return null;
  }
}

/** What is known of storage so far: it is asked once for each model, as rendering must not wait for it. */
const known = new Map<string, boolean>();
const listeners = new Set<() => void>();

/** True when the reader left a version of the model here. */
export function hasDraft(name: string): boolean {
  const isKept = known.get(name) ?? readDraft(name) !== null;
  known.set(name, isKept);
  return isKept;
}

/** Calls `listener` when a version is kept or forgotten. Returns how to stop. */
export function watchDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the reader's version of the model, or forgets it when given null. */
export function saveDraft(name: string, version: Draft | null): void {
  known.set(name, version !== null);
  for (const listener of listeners) listener();
  withStorage((storage) =>
    version
      ? storage.setItem(draftKeyOf(name), JSON.stringify(version))
      : storage.removeItem(draftKeyOf(name)),
  );
}

/** Storage that is full, switched off or forbidden acts as empty. Requirement 8.23. */
function withStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(window.localStorage);
  } catch (reason) {
    console.warn('The browser does not keep your version of this model.', reason);
    return undefined;
  }
}
