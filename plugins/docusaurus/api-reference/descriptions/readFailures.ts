import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { Failures, SilentFailure, DocumentedError } from './Failures';

export const errorsFile = 'errors.yaml';
export const silentFailuresFile = 'silent-failures.yaml';

/** Reads the documented failures. Throws an error naming an entry that has neither a proof nor a reason. */
export function readFailures(folder: string): Failures {
  return {
    errors: readLists(join(folder, errorsFile), parseDocumentedError),
    silent: readLists(join(folder, silentFailuresFile), parseSilentFailure),
  };
}

function readLists<T>(path: string, read: (entry: Entry) => T): ReadonlyMap<string, readonly T[]> {
  if (!existsSync(path)) return new Map();
  const table = parse(readFileSync(path, 'utf8')) as Readonly<Record<string, unknown>>;
  return new Map(
    Object.entries(table).map(([name, list]) => {
      const location = `${basename(path)}, ${name}`;
      if (!Array.isArray(list)) throw new Error(`${location} is not a list`);
      return [
        name,
        list.map((fields: unknown) =>
          read({ fields: asFields(fields, location), location: location }),
        ),
      ];
    }),
  );
}

interface Entry {
  readonly fields: Readonly<Record<string, string>>;
  readonly location: string;
}

function parseDocumentedError({ fields, location: location }: Entry): DocumentedError {
  const { throws = '', when = '', code, notRun, ...more } = fields;
  const entry = `${location}, "${throws}"`;
  if (Object.keys(more).length > 0 || !throws || !when)
    throw new Error(`${entry} needs throws, when, and code or notRun`);
  if (code && notRun)
    throw new Error(`${entry} has both code and a reason why there is none (notRun)`);
  if (code) return { throws, when, proof: { code } };
  if (notRun) return { throws, when, proof: { notRun } };
  throw new Error(`${entry} has neither code that throws it nor the reason why not (notRun)`);
}

function parseSilentFailure({ fields, location: location }: Entry): SilentFailure {
  const { says = '', code = '', ...more } = fields;
  if (Object.keys(more).length > 0 || !says || !code)
    throw new Error(`${location} needs says and code, and has ${Object.keys(fields).join(', ')}`);
  return { says, code };
}

function asFields(value: unknown, location: string): Readonly<Record<string, string>> {
  const entries = Object.entries(value ?? {}).map(([key, text]): [string, string] => {
    if (typeof text !== 'string') throw new Error(`${location}.${key} is not a text`);
    return [key, text.trim()];
  });
  return Object.fromEntries(entries);
}
