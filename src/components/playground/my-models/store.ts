import * as v from 'valibot';
import { withStorage } from '../../model/draft/draft';
import { writeEntry } from '../../model/draft/draftStore';

const params = v.nullable(v.record(v.string(), v.union([v.number(), v.boolean(), v.string()])));

/** A model of the reader's own, as the browser keeps it. */
const schema = v.object({
  name: v.string(),
  code: v.string(),
  params,
  /** When it was changed last. Milliseconds since 1970. */
  changed: v.number(),
  /** A small picture as a data address. */
  picture: v.nullable(v.string()),
  source: v.variant('kind', [
    v.object({ kind: v.literal('new') }),
    v.object({ kind: v.literal('site'), name: v.string() }),
    v.object({
      kind: v.picklist(['link', 'file']),
      code: v.string(),
      /** False while the reader has not pressed Run on code that somebody else wrote. */
      wasRun: v.boolean(),
      /** What a link carries besides its code: the site's model that it started from, and values. */
      site: v.optional(v.nullable(v.string()), null),
      params: v.optional(params, null),
    }),
  ]),
});

type MyModel = Readonly<v.InferOutput<typeof schema>>;

/** Returns the entry of `localStorage` with the model: one each, so that tabs do not overwrite each other's models. */
export const myModelKey = (id: string): string => `my-model:${id}`;

/** Returns a kept model; null when there is none, or none that can be read. */
export function readMyModel(id: string): MyModel | null {
  const text = withStorage((storage) => storage.getItem(myModelKey(id))) ?? null;
  try {
    const read = v.safeParse(schema, JSON.parse(text ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Keeps a model, or forgets it when given null. Returns false when the browser does not keep it. */
export function saveMyModel(id: string, model: MyModel | null): boolean {
  return writeEntry(myModelKey(id), model);
}
