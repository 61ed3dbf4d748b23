/** Vectors and boxes in space, as plain tuples. */
export type Vector3 = readonly [number, number, number];

/** Axis-aligned box. */
export interface Box {
  readonly min: Vector3;
  readonly max: Vector3;
}

export function subtract(a: Vector3, b: Vector3): Vector3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function dot(a: Vector3, b: Vector3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector3, b: Vector3): Vector3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** Returns `v` scaled to length 1; the zero vector stays zero. */
export function normalize(v: Vector3): Vector3 {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}

/** Returns the bounding box of points given as x, y, z triples. If there are no points, `min` is ∞ and `max` is -∞. */
export function boxOf(...triples: readonly Float32Array[]): Box {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const values of triples) {
    for (let i = 0; i < values.length; i += 3) {
      for (const axis of [0, 1, 2] as const) {
        const value = values[i + axis] ?? 0;
        if (value < min[axis]) min[axis] = value;
        if (value > max[axis]) max[axis] = value;
      }
    }
  }
  return { min, max };
}

/** Returns the box around all `boxes`. If there are none, `min` is ∞ and `max` is -∞. */
export function uniteBoxes(boxes: Iterable<Box>): Box {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    for (const axis of [0, 1, 2] as const) {
      min[axis] = Math.min(min[axis], box.min[axis]);
      max[axis] = Math.max(max[axis], box.max[axis]);
    }
  }
  return { min, max };
}

export function diagonalOf({ min, max }: Box): number {
  return Math.hypot(...subtract(max, min));
}

/** Returns `value` rounded to three decimals: a thousandth of a millimetre for lengths. Never returns -0. */
export function roundToThousandths(value: number): number {
  return Math.round(value * 1000) / 1000 || 0;
}
