import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { modelNames } from '../../models/modelFiles';
import { parseYaml, tableOf, text } from '../../../shared/parseYaml';
import { pluginFolder } from '../referencePaths';
import { ReferenceModels } from './ReferenceModels';

const entries = v.strictObject({
  functions: tableOf(text),
  members: tableOf(text),
  programs: tableOf(text),
});

/** Reads the plugin's `models.yaml` and lists all models. Throws an error that names the invalid entry. */
export function readReferenceModels(): ReferenceModels {
  const file = join(pluginFolder, 'models.yaml');
  const { functions, members, programs } = parseYaml(file, readFileSync(file, 'utf8'), entries);
  const mapped = new Map([...functions, ...members]);
  return new ReferenceModels({ mapped, programs }, new Set(modelNames()));
}
