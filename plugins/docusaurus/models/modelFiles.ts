import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nearNames } from '../../../src/base/nearNames';
import { modelsFolder } from './folders';

export interface ModelFile {
  /** Path below models/, without extension: "tutorial-overview/drawing/first-profile". */
  readonly name: string;
  readonly file: string;
  readonly code: string;
}

/** An alternative solution of an exercise. Tests run it, and no page shows it. */
const alternative = /\/also-\d+$/;

/**
 * Returns the models in `names`, by default all models that the site needs, sorted by name. Errors: suggests similar
 * names for an unknown one.
 */
export function modelFiles(names: readonly string[] = []): readonly ModelFile[] {
  const all = readdirSync(modelsFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.replaceAll(path.sep, '/').replace(/\.js$/, ''))
    .sort();
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `There is no model "${unknown}". The nearest are: ${nearNames(unknown, all).join(', ')}.`,
    );
  }
  const selected = names.length > 0 ? names : all.filter((name) => !alternative.test(name));
  return selected.map((name) => {
    const file = `${modelsFolder}/${name}.js`;
    return { name, file, code: readFileSync(file, 'utf8') };
  });
}
