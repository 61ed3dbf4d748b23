import * as v from 'valibot';
import { parse } from 'yaml';

/** A non-empty string. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('The text is empty.'));

/**
 * Returns the schema of an object with arbitrary keys, read as a `Map`. Valibot's `record` would drop the key
 * "constructor", which the API reference needs.
 */
export function tableOf<const Value extends v.GenericSchema>(value: Value) {
  return v.pipe(
    v.instance(Object),
    v.transform((table) => new Map(Object.entries(table))),
    v.map(v.string(), value),
  );
}

/** Parses the YAML of `file`. Throws an error naming file, entry and reason if the YAML does not match `schema`. */
export function parseYaml<const Schema extends v.GenericSchema>(
  file: string,
  yaml: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parse(yaml));
  if (result.success) return result.output;
  const [{ message, path = [] }] = result.issues;
  const place = path.map(({ key }) => String(key)).join('.');
  throw new Error([file, place, message].filter(Boolean).join(': '));
}
