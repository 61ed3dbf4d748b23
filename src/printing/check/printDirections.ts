import type { Vector3 } from '../../base/vectors';
import type { PrintDirection } from './report';

/** The sides of a model that can face the bed, each with its outward direction. */
export const directionVectors: Readonly<Record<PrintDirection, Vector3>> = {
  '-z': [0, 0, -1],
  '+z': [0, 0, 1],
  '-y': [0, -1, 0],
  '+y': [0, 1, 0],
  '-x': [-1, 0, 0],
  '+x': [1, 0, 0],
};

/** The side that faces the bed by default. Models are printed as they are drawn. */
export const defaultPrintDirection: PrintDirection = '-z';

export function isPrintDirection(text: string): text is PrintDirection {
  return Object.hasOwn(directionVectors, text);
}
