import * as v from 'valibot';
import { withStorage } from '../../model/draft/draft';
import { writeEntry } from '../../model/draft/draftStore';

const params = v.nullable(v.record(v.string(), v.union([v.number(), v.boolean(), v.string()])));

/** A reader's own model, as stored in the browser. */
const schema = v.object({
  name: v.string(),
  code: v.string(),
  params,
  /** The time of the last change. Milliseconds since 1970. */
  changed: v.number(),
  /** A small picture, as a data URL. */
  picture: v.nullable(v.string()),
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

type MyModel = Readonly<v.InferOutput<typeof schema>>;

/**
 * Returns the model's key in `localStorage`. Each model has its own, so that tabs do not overwrite each other's models.
 */
export const myModelKey = (id: string): string => `my-model:${id}`;

/** Returns a kept model; null if there is none or it is invalid. */
export function readMyModel(id: string): MyModel | null {
  const text = withStorage((storage) => storage.getItem(myModelKey(id))) ?? null;
  try {
    const read = v.safeParse(schema, JSON.parse(text ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Saves a model, or removes it when given null. Returns false if the browser could not store it. */
export function saveMyModel(id: string, model: MyModel | null): boolean {
  return writeEntry(myModelKey(id), model);
}
