import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import * as v from 'valibot';
import { parseYaml, tableOf, text } from '../../../shared/parseYaml';
import { ReferenceModels } from './ReferenceModels';

const entries = v.strictObject({
  functions: tableOf(text),
  members: tableOf(text),
  programs: tableOf(text),
});

/**
 * Reads the plugin's `models.yaml` and lists the files in `modelsFolder`. Throws an error that names the invalid entry
 * of `models.yaml`.
 */
export function readReferenceModels(pluginFolder: string, modelsFolder: string): ReferenceModels {
  const file = join(pluginFolder, 'models.yaml');
  const { functions, members, programs } = parseYaml(file, readFileSync(file, 'utf8'), entries);
  const mapped = new Map([...functions, ...members]);
  return new ReferenceModels({ mapped, programs }, modelNames(modelsFolder));
}

function modelNames(folder: string): ReadonlySet<string> {
  return new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.js'))
      .map((path) => path.replace(/\.js$/, '').replaceAll(sep, '/')),
  );
}
