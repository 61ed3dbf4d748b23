import type { Params, ParamValue } from '../../../modeling';

/** A reader's own version of a model, stored in the browser. */
export interface Draft {
  /** Null if only the parameter values differ from those of the site. */
  readonly code: string | null;
  readonly params: Params | null;
  /** False if the code came with a link and the reader has not pressed Run yet. */
  readonly wasRun: boolean;
}

/** The kind of a draft: edited code, or other values for the site's code. */
type DraftKind = 'code' | 'values';

/**
 * Returns the draft's key in `localStorage`. Each model has its own key, so that tabs with different models do not
 * overwrite each other.
 */
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
    // An invalid entry counts as no draft.
  }
  return null;
}

/** Kind of each model's draft, cached because storage is slow: rendering reads it once per model. */
const known = new Map<string, DraftKind | null>();
const listeners = new Set<() => void>();

/** Returns the kind of the reader's draft of a model; null if there is none. */
export function draftKindOf(name: string): DraftKind | null {
  const kept = known.get(name);
  if (kept !== undefined) return kept;
  const found = kindOf(readDraft(name));
  known.set(name, found);
  return found;
}

/** Returns true if the reader has a draft of the model. */
export function hasDraft(name: string): boolean {
  return draftKindOf(name) !== null;
}

/** Calls `listener` when a draft is saved or removed. Returns a function that unsubscribes. */
export function watchDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Updates the cached kind of a model's draft and notifies the listeners. */
export function updateDraftKind(name: string, draft: Draft | null): void {
  known.set(name, kindOf(draft));
  for (const listener of listeners) listener();
}

function kindOf(draft: Draft | null): DraftKind | null {
  return draft && (draft.code === null ? 'values' : 'code');
}

/** Returns undefined if storage is full, disabled or forbidden. Requirement 8.23. */
export function withStorage<T>(act: (storage: Storage) => T): T | undefined {
  try {
    return act(window.localStorage);
  } catch (reason) {
    console.warn('The browser does not keep your version of this model.', reason);
    return undefined;
  }
}
