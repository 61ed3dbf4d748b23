import { diagonalOf, type Box } from '../../base/vectors';

/**
 * Tolerances for models of the same shape. `box` and `center` are in millimetres. `volume` is in cubic millimetres
 * per square millimetre of surface. `area` is a fraction.
 */
export const comparisonLimits = { box: 0.05, volume: 0.002, center: 0.02, area: 0.001 } as const;
/**
 * Largest distance between the triangles and the exact surface, as a fraction of the model's diagonal: in the viewer
 * and in an STL file.
 */
export const meshDeviation = { view: 1 / 700, file: 1 / 2000 } as const;

/**
 * Returns the tolerance for bounding boxes. The boxes are computed from triangles, which deviate from curved faces by
 * up to `meshDeviation.view`.
 */
export function boxLimit({ box }: { readonly box: Box }): number {
  return Math.max(comparisonLimits.box, diagonalOf(box) * meshDeviation.view);
}
