import { readFileSync } from 'node:fs';
import { findSimilarNames } from '../../../src/base/findSimilarNames';
import { filesBelow } from '../../shared/files';
import { modelsFolder } from './folders';

export interface ModelFile {
  /** Path below models/, without extension: "tutorial-overview/drawing/first-profile". */
  readonly name: string;
  readonly file: string;
  readonly code: string;
}

/** Alternative solutions and near misses of an exercise. Tests run them, and no page shows them. */
const testedOnly = /\/(also|miss)-\d+$/;

/**
 * Returns the models in `names`, by default all models that the site needs, sorted by name. Throws an error that
 * suggests similar names for an unknown name.
 */
export function modelFiles(names: readonly string[] = []): readonly ModelFile[] {
  const all = modelNames();
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `There is no model "${unknown}". The nearest are: ${findSimilarNames(unknown, all).join(', ')}.`,
    );
  }
  const selected = names.length > 0 ? names : all.filter((name) => !testedOnly.test(name));
  return selected.map((name) => {
    const file = `${modelsFolder}/${name}.js`;
    return { name, file, code: readFileSync(file, 'utf8') };
  });
}

/** Returns the names of all models. */
export function modelNames(): readonly string[] {
  return filesBelow(modelsFolder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.replace(/\.js$/, ''))
    .sort();
}
