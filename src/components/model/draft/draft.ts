import type { Params, ParamValue } from '../../../modeling';

/** A reader's own version of a model, kept in the browser. */
export interface Draft {
  /** Null: the model's own code, with other values. */
  readonly code: string | null;
  readonly params: Params | null;
  /** False while the reader has not pressed Run since the code came with a link. */
  readonly wasRun: boolean;
}

/** What is kept of a model: a version with its own code, or other values for the model's code. */
type Kept = 'code' | 'values';

/** One entry per model, so that two tabs with different models do not overwrite each other. */
export const draftKeyOf = (name: string): string => `model-version:${name}`;

/** Returns the reader's version of a model of the site. */
export function readDraft(name: string): Draft | null {
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

/** Notes what is kept of a model from now on. */
export function noteKept(name: string, draft: Draft | null): void {
  known.set(name, kindOf(draft));
  for (const listener of listeners) listener();
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
