import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { StoredModel } from '../../../src/modeling/node';
import type { KeyedModel } from './builderBundle';
import type { PrintFacts } from './facts';
import { storeFolder } from './folders';

/**
 * A stored model with facts that only the build uses. Pages run the print check again, because they show the faces that
 * it finds.
 */
export interface StoredModelWithPrintFacts extends StoredModel {
  readonly print?: PrintFacts;
}

/** Returns the folder with the results of building a model. */
export function storedFolder(key: string): string {
  return path.join(storeFolder, key);
}

export function isStored({ key }: KeyedModel): boolean {
  return existsSync(path.join(storedFolder(key), 'model.json'));
}

/** Returns the result of building a model. */
export function readStored({ key }: KeyedModel): StoredModelWithPrintFacts {
  return JSON.parse(
    readFileSync(path.join(storedFolder(key), 'model.json'), 'utf8'),
  ) as StoredModelWithPrintFacts;
}
