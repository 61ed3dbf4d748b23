import * as v from 'valibot';

const params = v.nullable(v.record(v.string(), v.union([v.number(), v.boolean(), v.string()])));

/** A reader's own model, as stored in the browser. */
const schema = v.object({
  name: v.string(),
  code: v.string(),
  params,
  /** The time of the last change. Milliseconds since 1970, in the range of `Date`. */
  changed: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
  /** A small picture, as a data URL. */
  picture: v.nullable(v.pipe(v.string(), v.startsWith('data:image/'))),
  source: v.variant('kind', [
    v.object({ kind: v.literal('new') }),
    v.object({ kind: v.literal('site'), name: v.string() }),
    v.object({
      kind: v.picklist(['link', 'file']),
      code: v.string(),
      /** False while the reader has not pressed Run on code that somebody else wrote. */
      wasRun: v.boolean(),
      /** The rest of a link: the site's model that it started from, and its values. */
      site: v.optional(v.nullable(v.string()), null),
      params: v.optional(params, null),
    }),
  ]),
});

export type MyModel = Readonly<v.InferOutput<typeof schema>>;

export interface StoredModel extends MyModel {
  readonly id: string;
}

export interface MyModels {
  /** Newest first. */
  readonly models: readonly StoredModel[];
  /** The texts of entries that cannot be read. */
  readonly damaged: readonly string[];
}

/** The number of models, and the characters of each model's code, as in links. */
export const limits = { models: 200, code: 200_000 };

/** The reasons why a model is not stored, as sentences for the reader. */
export const problems = {
  unavailable: 'This browser does not save your models. Download the file to keep it.',
  full: "Not saved: the browser's storage is full. Download the file, or delete a model.",
  tooMany: `You have ${limits.models} models, which is the limit. Delete one, or download the file.`,
  tooLong: `Not saved: a model can have up to ${limits.code / 1000} 000 characters. Download the file to keep it.`,
} as const;

const prefix = 'my-model:';

/**
 * Returns the model's key in `localStorage`. Each model has its own, so that tabs do not overwrite each other's models.
 */
export const myModelKey = (id: string): string => prefix + id;

/** Returns a stored model; null if there is none or it is invalid. */
export function readMyModel(id: string): MyModel | null {
  return parse(storage()?.getItem(myModelKey(id)) ?? null);
}

/** Returns all stored models. The same object until one of them changes, for a caller that watches them. */
export function listMyModels(): MyModels {
  listed ??= readAll();
  return listed;
}

/** Stores a model. Returns null, or a sentence about why it could not be stored. */
export function saveMyModel(id: string, model: MyModel): string | null {
  const local = storage();
  if (!local) return problems.unavailable;
  if (model.code.length > limits.code) return problems.tooLong;
  const key = myModelKey(id);
  if (local.getItem(key) === null && keysOf(local).length >= limits.models) return problems.tooMany;
  try {
    local.setItem(key, JSON.stringify(model));
  } catch (reason) {
    const isFull = reason instanceof DOMException && /quota/i.test(reason.name);
    return isFull ? problems.full : problems.unavailable;
  }
  notify();
  return null;
}

export function removeMyModel(id: string): void {
  storage()?.removeItem(myModelKey(id));
  notify();
}

/** Returns an id for a new model. `crypto.randomUUID` is missing on http:// pages. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((half) => half.toString(36)).join('');
}

/** Returns `wanted`, with a number if a model already has that name. */
export function freeName(wanted: string): string {
  const taken = new Set(readAll().models.map(({ name }) => name));
  if (!taken.has(wanted)) return wanted;
  let count = 2;
  while (taken.has(`${wanted} ${count}`)) count++;
  return `${wanted} ${count}`;
}

const listeners = new Set<() => void>();
let listed: MyModels | null = null;

/** Calls `listener` when a model changes, in this tab or another. Returns a function that unsubscribes. */
export function watchMyModels(listener: () => void): () => void {
  if (listeners.size === 0) {
    listed = null;
    window.addEventListener('storage', notify);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', notify);
  };
}

function notify(): void {
  listed = null;
  for (const listener of listeners) listener();
}

function readAll(): MyModels {
  const local = storage();
  const models: StoredModel[] = [];
  const damaged: string[] = [];
  for (const key of local ? keysOf(local) : []) {
    const text = local?.getItem(key) ?? '';
    const model = parse(text);
    if (model) models.push({ ...model, id: key.slice(prefix.length) });
    else damaged.push(text);
  }
  models.sort((a, b) => b.changed - a.changed);
  return { models, damaged };
}

function keysOf(local: Storage): readonly string[] {
  return Object.keys(local).filter((key) => key.startsWith(prefix));
}

function parse(text: string | null): MyModel | null {
  if (text === null) return null;
  try {
    const read = v.safeParse(schema, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Returns null if the browser forbids storage. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
