import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'yaml';
import { ReferenceModels } from './ReferenceModels';

const sections = ['functions', 'members', 'programs'] as const;

/**
 * Reads the plugin's `models.yaml` and lists the files in `modelsFolder`. Throws an error that names the invalid entry
 * of `models.yaml`.
 */
export function readReferenceModels(pluginFolder: string, modelsFolder: string): ReferenceModels {
  const file = join(pluginFolder, 'models.yaml');
  const table = asTable(parse(readFileSync(file, 'utf8')), file);
  const unknown = Object.keys(table).find((key) => !sections.some((section) => section === key));
  if (unknown) throw new Error(`${file}: "${unknown}" is none of ${sections.join(', ')}`);
  const entriesOf = (section: (typeof sections)[number]) =>
    textsOf(table[section] ?? {}, `${file}, ${section}`);
  return new ReferenceModels(
    {
      mapped: new Map([...entriesOf('functions'), ...entriesOf('members')]),
      programs: new Map(entriesOf('programs')),
    },
    modelNames(modelsFolder),
  );
}

function textsOf(value: unknown, where: string): readonly (readonly [string, string])[] {
  return Object.entries(asTable(value, where)).map(([key, text]) => {
    if (typeof text !== 'string' || !text) throw new Error(`${where}: ${key} is not a text`);
    return [key, text] as const;
  });
}

function asTable(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${where} is not a table of names`);
  }
  return value as Readonly<Record<string, unknown>>;
}

function modelNames(folder: string): ReadonlySet<string> {
  return new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.js'))
      .map((path) => path.replace(/\.js$/, '').replaceAll(sep, '/')),
  );
}
