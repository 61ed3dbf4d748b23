import path from 'node:path';
import type { BuiltModel } from '../../../src/modeling/node';
import { publicFolder } from './folders';

/** Returns a summary of a built model for its author, several lines long. */
export function describeModel({ name, facts, picture, mesh, failure }: BuiltModel): string {
  return [
    `${name} ${JSON.stringify(facts)}`,
    ...(failure ? [`fails as it should: ${failure.sentence}`] : []),
    `picture ${path.join(publicFolder, picture.src)}`,
    ...(mesh ? [`mesh    ${path.join(publicFolder, mesh.src)}, ${mesh.bytes} bytes`] : []),
  ].join('\n');
}
