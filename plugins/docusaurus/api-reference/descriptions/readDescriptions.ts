import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { errorsFile, readFailures, silentFailuresFile } from './readFailures';
import type { Descriptions, MemberParameters, SymbolDescription } from './Descriptions';

/** Files with a different format. All other files describe symbols. */
const typesFile = 'types.yaml';
const memberParametersFile = 'member-parameters.yaml';
const seeAlsoFile = 'see-also.yaml';
const otherFiles: ReadonlySet<string> = new Set([
  typesFile,
  memberParametersFile,
  seeAlsoFile,
  errorsFile,
  silentFailuresFile,
]);

/** Reads all `*.yaml` files in `folder`. Errors: throws if two files describe the same symbol, and names both. */
export function readDescriptions(folder: string): Descriptions {
  const symbols = new Map<string, SymbolDescription>();
  const homes = new Map<string, string>();
  for (const path of descriptionFiles(folder)) {
    if (otherFiles.has(basename(path))) continue;
    for (const [name, description] of Object.entries(readYaml(path))) {
      const home = homes.get(name);
      if (home) throw new Error(`${name} is described in ${home} and again in ${basename(path)}`);
      homes.set(name, basename(path));
      symbols.set(name, asSymbolDescription(description, `${basename(path)}, ${name}`));
    }
  }
  const types = Object.entries(readYaml(join(folder, typesFile)));
  return {
    symbols,
    failures: readFailures(folder),
    seeAlso: new Map(Object.entries(readTables(join(folder, seeAlsoFile)))),
    memberParameters: readMemberParameters(join(folder, memberParametersFile)),
    types: new Map(types.map(([name, text]) => [name, asText(text, `${typesFile}, ${name}`)])),
  };
}

function readMemberParameters(path: string): ReadonlyMap<string, MemberParameters> {
  const classes = Object.entries(readYaml(path)).map(
    ([name, members]): [string, MemberParameters] => [
      name,
      asTables(members, `${basename(path)}, ${name}`),
    ],
  );
  return new Map(classes);
}

const readTables = (path: string) => asTables(readYaml(path), basename(path));

function asTables(value: unknown, where: string) {
  const tables = Object.entries(asRecord(value, where));
  return Object.fromEntries(
    tables.map(([key, table]) => [key, asTextTable(table, `${where}.${key}`)]),
  );
}

function descriptionFiles(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(folder, name));
}

const readYaml = (path: string) => asRecord(parse(readFileSync(path, 'utf8')), basename(path));

function asSymbolDescription(value: unknown, where: string): SymbolDescription {
  const record = asRecord(value, where);
  const known = new Set<string>([...texts, ...lists, ...tables]);
  const unknownKey = Object.keys(record).find((key) => !known.has(key));
  if (unknownKey) throw new Error(`${where}: "${unknownKey}" is none of ${[...known].join(', ')}`);
  const pick = <T>(keys: readonly string[], read: (value: unknown, where: string) => T) =>
    keys.flatMap((key) => (key in record ? [[key, read(record[key], `${where}.${key}`)]] : []));
  return {
    summary: asText(record['summary'], `${where}.summary`),
    ...Object.fromEntries([
      ...pick(texts, asText),
      ...pick(lists, asTexts),
      ...pick(tables, asTextTable),
    ]),
  } as SymbolDescription;
}

const texts = ['summary', 'about', 'get', 'returns', 'example'] as const;
const lists = ['see'] as const;
const tables = ['params', 'members'] as const;

function asText(value: unknown, where: string): string {
  if (typeof value !== 'string' || !value.trim()) throw new Error(`${where} is not a text`);
  return value.trim();
}

function asTexts(value: unknown, where: string): readonly string[] {
  if (!Array.isArray(value)) throw new Error(`${where} is not a list`);
  return value.map((text) => asText(text, where));
}

function asTextTable(value: unknown, where: string): Readonly<Record<string, string>> {
  const entries = Object.entries(asRecord(value, where));
  return Object.fromEntries(entries.map(([key, text]) => [key, asText(text, `${where}.${key}`)]));
}

function asRecord(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${where} is not a table of names`);
  }
  return value as Readonly<Record<string, unknown>>;
}
