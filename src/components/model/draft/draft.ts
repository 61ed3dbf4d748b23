import type { LazyAttachedFiles, Params } from '../../../modeling';
import { readJson, writeEntry } from '../../browser-storage/browserStorage';

/** A reader's own version of a model, stored in the browser. */
export interface Draft {
  /** The edited code; null if only parameter values differ from the site's version. */
  readonly code: string | null;
  readonly params: Params | null;
  /** False if the code came with a link and the reader has not pressed Run yet. */
  readonly wasRun: boolean;
}

/** The store for the reader's version of one model. */
export interface DraftStore {
  /** Returns null if there is no valid version. */
  read(): Draft | null;
  /** Stores `draft`; null removes the stored version. Returns false if the browser could not store it. */
  save(draft: Draft | null): boolean;
  /** Returns true if another tab has saved a version since this store read or saved one. */
  isStale?(): boolean;
  /** Returns the files that the code may import; null if there are none. */
  attached?(): LazyAttachedFiles | null;
  /** The key in `localStorage`, which identifies `storage` events from other tabs. */
  readonly key: string;
}

/** Returns the store of the reader's version of a site model. */
export function draftStoreOf(name: string): DraftStore {
  const key = keyOf(name);
  return {
    key,
    read: () => readDraft(name),
    save: (draft) => writeEntry(key, draft && { code: draft.code, params: draft.params }) === null,
  };
}

/** Returns the reader's version of a site model. */
export function readDraft(name: string): Draft | null {
  return readJson(keyOf(name), parseDraft);
}

/**
 * Returns "code" if the reader's draft of a model has edited code, "values" if only parameter values differ, null
 * without a draft.
 */
export function draftKindOf(name: string): 'code' | 'values' | null {
  const draft = readDraft(name);
  return draft && (draft.code === null ? 'values' : 'code');
}

/** Each model has a separate key, so tabs with different models do not overwrite each other. */
const keyOf = (name: string): string => `model-version:${name}`;

/** Validates by hand, because a validation library would make every page with a model larger. */
function parseDraft(value: unknown): Draft | null {
  const { code = null, params = null } = value as Readonly<Record<string, unknown>>;
  const isCode = typeof code === 'string' || (code === null && params !== null);
  return isCode && isParams(params) ? { code, params, wasRun: true } : null;
}

function isParams(params: unknown): params is Params | null {
  const values: readonly unknown[] = Object.values(params ?? {});
  return typeof params === 'object' && values.every((value) => types.includes(typeof value));
}

const types: readonly string[] = ['number', 'boolean', 'string'];
