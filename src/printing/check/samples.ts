import type { Vector3 } from '../../base/vectors';
import { maxSampleDivisions, sampleDistance } from './limits';
import { pointAt, type PrintSurface } from './printSurface';

export interface SurfaceSample {
  readonly point: Vector3;
  /** Barycentric weights of the three corners. Their sum is 1. */
  readonly weights: Vector3;
}

/** Returns points spread evenly over a triangle: the centroids of equal sub-triangles. */
export function samplesOf(surface: PrintSurface, triangle: number): readonly SurfaceSample[] {
  const { points, corners, areas } = surface;
  const [a, b, c] = [0, 1, 2].map((corner) => pointAt(points, corners[triangle * 3 + corner] ?? 0));
  if (!a || !b || !c) return [];
  return weightsFor(Math.sqrt(2 * (areas[triangle] ?? 0)) / sampleDistance).map((weights) => {
    const [u, v, w] = weights;
    return {
      weights,
      point: [
        a[0] * u + b[0] * v + c[0] * w,
        a[1] * u + b[1] * v + c[1] * w,
        a[2] * u + b[2] * v + c[2] * w,
      ],
    };
  });
}

/** Cache of the weights, by the number of pieces that each side is divided into. */
const gridsOfWeights = new Map<number, readonly Vector3[]>();

function weightsFor(sides: number): readonly Vector3[] {
  const n = Math.min(maxSampleDivisions, Math.max(1, Math.ceil(sides)));
  const known = gridsOfWeights.get(n);
  if (known) return known;
  const weights: Vector3[] = [];
  const add = (i: number, j: number) =>
    weights.push([i / n, j / n, 1 - i / n - j / n] satisfies Vector3);
  // Sides divided into n pieces form n² small triangles. The first `add` is for upright triangles, the second for
  // inverted ones.
  for (let i = 0; i < n; i++) {
    for (let j = 0; i + j < n; j++) {
      add(i + 1 / 3, j + 1 / 3);
      if (i + j < n - 1) add(i + 2 / 3, j + 2 / 3);
    }
  }
  gridsOfWeights.set(n, weights);
  return weights;
}
