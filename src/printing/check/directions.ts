import type { Vector3 } from '../../base/vectors';
import type { PrintDirection } from './report';

/** The sides of a model that can lie on the bed, as the direction in which that side looks. */
export const directions: Readonly<Record<PrintDirection, Vector3>> = {
  '-z': [0, 0, -1],
  '+z': [0, 0, 1],
  '-y': [0, -1, 0],
  '+y': [0, 1, 0],
  '-x': [-1, 0, 0],
  '+x': [1, 0, 0],
};

/** The side on the bed unless a model says otherwise: models stand as they are drawn. */
export const usualDirection: PrintDirection = '-z';

export function isPrintDirection(text: string): text is PrintDirection {
  return Object.hasOwn(directions, text);
}
