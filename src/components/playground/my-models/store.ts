import * as v from 'valibot';
import { attachmentLimits, attachedFileNamePattern } from '../../../modeling';
import {
  keysWithPrefix,
  readEntry,
  readJson,
  writeEntry,
} from '../../browser-storage/browserStorage';

const params = v.nullable(v.record(v.string(), v.union([v.number(), v.boolean(), v.string()])));

/** A file that is attached to a model. Its bytes are in IndexedDB under `key`. Copies of the model share them. */
const attachedFile = v.object({
  name: v.pipe(v.string(), v.regex(attachedFileNamePattern)),
  size: v.pipe(v.number(), v.minValue(0), v.maxValue(attachmentLimits.bytes)),
  key: v.string(),
});

export type AttachedFile = Readonly<v.InferOutput<typeof attachedFile>>;

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
      /** Name of the site model that the linked code is based on, or null. */
      site: v.optional(v.nullable(v.string()), null),
      /** Parameter values from the link, or null. */
      params: v.optional(params, null),
    }),
  ]),
  /** A damaged list is dropped, because the code is more important. */
  files: v.fallback(
    v.optional(v.pipe(v.array(attachedFile), v.maxLength(attachmentLimits.files))),
    undefined,
  ),
});

const parse = v.parser(schema);

/** Returns `value` as parameter values. Throws if it is something else. */
export const parseParams = v.parser(params);

export type MyModel = Readonly<v.InferOutput<typeof schema>>;

export interface StoredModel extends MyModel {
  readonly id: string;
}

export interface MyModelList {
  /** The stored models, newest first. */
  readonly models: readonly StoredModel[];
  /** The raw stored strings of models that cannot be parsed. */
  readonly damaged: readonly string[];
}

/** Maximum number of models, and maximum number of characters of each model's code, as in links. */
export const limits = { models: 200, code: 200_000 };

/** The reasons why a model is not stored, as sentences for the reader. */
export const saveProblems = {
  forbidden: 'This browser does not save your models. Download the file to keep it.',
  full: "Not saved: the browser's storage is full.",
  tooMany: `You have ${limits.models} models, which is the limit. Delete one or download all.`,
  tooLong: `Not saved: a model can have up to ${limits.code / 1000} 000 characters.`,
} as const;

const prefix = 'my-model:';

/**
 * Returns the model's key in `localStorage`. Each model has a separate key, so tabs with different models do not
 * overwrite each other.
 */
export const myModelKey = (id: string): string => prefix + id;

/** Returns a stored model; null if there is none or it is invalid. */
export function readMyModel(id: string): MyModel | null {
  return readJson(myModelKey(id), parse);
}

/** Returns all stored models. */
export function listMyModels(): MyModelList {
  const models: StoredModel[] = [];
  const damaged: string[] = [];
  for (const key of keysWithPrefix(prefix)) {
    const model = readJson(key, parse);
    if (model) models.push({ ...model, id: key.slice(prefix.length) });
    else damaged.push(readEntry(key) ?? '');
  }
  models.sort((a, b) => b.changed - a.changed);
  return { models, damaged };
}

/** Stores a model. Returns null, or a sentence that explains why it could not be stored. */
export function saveMyModel(id: string, model: MyModel): string | null {
  if (model.code.length > limits.code) return saveProblems.tooLong;
  const key = myModelKey(id);
  if (readEntry(key) === null && keysWithPrefix(prefix).length >= limits.models)
    return saveProblems.tooMany;
  const failure = writeEntry(key, model);
  return failure && saveProblems[failure];
}

export function removeMyModel(id: string): void {
  writeEntry(myModelKey(id), null);
}

/** Returns an id for a new model. `crypto.randomUUID` is missing on http:// pages. */
export function createModelId(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((half) => half.toString(36)).join('');
}

/** Returns `name`, with a number appended if a model already has that name. */
export function unusedName(name: string): string {
  const taken = new Set(listMyModels().models.map((model) => model.name));
  if (!taken.has(name)) return name;
  let count = 2;
  while (taken.has(`${name} ${count}`)) count++;
  return `${name} ${count}`;
}
