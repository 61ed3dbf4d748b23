import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseYaml, tableOf, text } from '../../../shared/parseYaml';
import {
  documentedError,
  silentFailure,
  symbolDescription,
  type Descriptions,
  type SymbolDescription,
} from './Descriptions';

/** Schemas of the files that do not describe symbols. */
const otherFiles = {
  'types.yaml': tableOf(text),
  'member-parameters.yaml': tableOf(tableOf(tableOf(text))),
  'see-also.yaml': tableOf(tableOf(text)),
  'errors.yaml': tableOf(v.array(documentedError)),
  'silent-failures.yaml': tableOf(v.array(silentFailure)),
};

/**
 * Reads the `*.yaml` files in `folder`. Throws an error naming an entry that does not match its schema, or a symbol
 * that two files describe.
 */
export function readDescriptions(folder: string): Descriptions {
  const read = <const Schema extends v.GenericSchema>(file: string, schema: Schema) =>
    parseYaml(file, readFileSync(join(folder, file), 'utf8'), schema);
  const readOther = <File extends keyof typeof otherFiles>(file: File) =>
    read(file, otherFiles[file]);
  const symbols = new Map<string, SymbolDescription>();
  const homes = new Map<string, string>();
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.yaml') || file in otherFiles) continue;
    for (const [name, description] of read(file, tableOf(symbolDescription))) {
      const home = homes.get(name);
      if (home) throw new Error(`${name} is described in ${home} and again in ${file}`);
      homes.set(name, file);
      symbols.set(name, description);
    }
  }
  return {
    symbols,
    failures: { errors: readOther('errors.yaml'), silent: readOther('silent-failures.yaml') },
    seeAlso: readOther('see-also.yaml'),
    memberParameters: readOther('member-parameters.yaml'),
    types: readOther('types.yaml'),
  };
}
