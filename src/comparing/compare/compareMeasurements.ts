import { boxOf, subtract } from '../../base/vectors';
import { boxLimit, comparisonLimits } from './limits';
import { areaOf, centerOf } from './matchFaces';
import type { ComparedModel, Measurements } from './report';
import * as sentences from './sentences';

/** Returns the volume, area, centre and bounding box of a model; null if the model has no solid. */
export function measurementsOf({ parts, volume }: ComparedModel): Measurements | null {
  if (volume === undefined) return null;
  const faces = parts.flatMap(({ mesh }) => mesh.faces);
  const box = boxOf(...parts.map(({ mesh }) => mesh.positions));
  return { volume, area: areaOf(faces), center: centerOf(faces), box };
}

/**
 * Compares two models by volume, area, centre and bounding box only. Returns the text that follows "At 105 mm", or null
 * if all are equal.
 */
export function compareMeasurements(own: Measurements | null, goal: Measurements): string | null {
  if (!own) return 'there is no solid.';
  const size = sentences.describeSize(own.box, goal.box, boxLimit(goal));
  if (size) return size.startsWith('It') ? `it${size.slice(2)}` : `it is ${size}`;
  const difference = Math.abs(own.volume - goal.volume);
  if (difference > comparisonLimits.volume * goal.area)
    return sentences.describeMaterial(own.volume - goal.volume);
  const isEqual =
    Math.abs(own.area - goal.area) <= goal.area * comparisonLimits.area &&
    Math.hypot(...subtract(own.center, goal.center)) <= comparisonLimits.center;
  return isEqual ? null : 'the size and the volume are right, but the shape differs.';
}
