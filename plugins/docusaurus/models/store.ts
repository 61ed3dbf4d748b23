import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { StoredModel } from '../../../src/modeling/node';
import type { KeyedModel } from './engine';
import type { PrintFacts } from './facts';
import { storeFolder } from './folders';

/** With what the build alone needs: pages check a model anew, as they show the faces in question. */
export interface StoredWithPrint extends StoredModel {
  readonly print?: PrintFacts;
}

/** Where everything is kept that was built of a model. */
export function storedFolder(key: string): string {
  return path.join(storeFolder, key);
}

export function isStored({ key }: KeyedModel): boolean {
  return existsSync(path.join(storedFolder(key), 'model.json'));
}

/** Returns what was built of a model. */
export function readStored({ key }: KeyedModel): StoredWithPrint {
  return JSON.parse(
    readFileSync(path.join(storedFolder(key), 'model.json'), 'utf8'),
  ) as StoredWithPrint;
}
