import { subtract, type Vector3 } from '../../base/vectors';
import type { ComparedFace } from './report';

/**
 * Tolerances for matching faces: the distance of their centres in millimetres, and the difference of their areas in
 * square millimetres or as a fraction. The goal's values are rounded to thousandths.
 */
const tolerance = { center: 0.002, area: 0.001, relativeArea: 1e-4 };

/** Returns the indices of the faces that match no face of the other list in type, centre and area. */
export function matchFaces(
  own: readonly ComparedFace[],
  goal: readonly ComparedFace[],
): { readonly own: readonly number[]; readonly goal: readonly number[] } {
  const left = new Set(goal.keys());
  const alone = [...own.keys()].filter((index) => {
    const face = own[index];
    for (const position of left) {
      const other = goal[position];
      if (face && other && isSameFace(face, other, tolerance.center)) {
        left.delete(position);
        return false;
      }
    }
    return true;
  });
  return { own: alone, goal: [...left] };
}

function isSameFace(face: ComparedFace, other: ComparedFace, distance: number): boolean {
  return (
    face.type === other.type &&
    Math.abs(face.area - other.area) <= tolerance.area + other.area * tolerance.relativeArea &&
    face.center.every((value, axis) => Math.abs(value - (other.center[axis] ?? 0)) <= distance)
  );
}

/**
 * A rotation in steps of 90°, or a reflection. Coordinate `axis` of a moved point is coordinate `from[axis]` times
 * `sign[axis]`.
 */
export interface Motion {
  readonly from: Vector3;
  readonly sign: Vector3;
}

const orders: readonly Vector3[] = [
  [0, 1, 2],
  [1, 0, 2],
  [2, 1, 0],
  [0, 2, 1],
  [1, 2, 0],
  [2, 0, 1],
];
const signs: readonly Vector3[] = [1, -1].flatMap((x) =>
  [1, -1].flatMap((y) => [1, -1].map((z): Vector3 => [x, y, z])),
);

/** All 48 motions, the likeliest first: the identity, then rotations about x, y or z, other rotations, reflections. */
const motions: readonly Motion[] = orders
  .flatMap((from) => signs.map((sign): Motion => ({ from, sign })))
  .sort((one, other) => rankOf(one) - rankOf(other));

function rankOf(motion: Motion): number {
  const { axis, angle } = rotationOf(motion);
  if (isReflection(motion)) return 3;
  if (angle === 0) return 0;
  if (axis === null) return 2;
  // Rotations about z have the best rank, because misplaced flat parts are usually rotated about z.
  if (angle > 0) return axis === 2 ? 1 : 1.3;
  return 1.6;
}

export function isReflection({ from, sign }: Motion): boolean {
  const isSwap = from.filter((axis, index) => axis === index).length === 1;
  return sign[0] * sign[1] * sign[2] * (isSwap ? -1 : 1) < 0;
}

/** Returns the axis and the angle in degrees of a rotation. `axis` is null if it is none of x, y and z. */
export function rotationOf({ from, sign }: Motion): {
  readonly axis: number | null;
  readonly angle: number;
} {
  if (from.every((axis, index) => axis === index) && sign.every((one) => one > 0))
    return { axis: null, angle: 0 };
  const axis = [0, 1, 2].find((index) => {
    const [one, other] = [(index + 1) % 3, (index + 2) % 3];
    if (from[index] !== index || sign[index] !== 1) return false;
    return from[one] === one ? sign[one] === sign[other] : sign[one] !== sign[other];
  });
  if (axis === undefined) return { axis: null, angle: 180 };
  const next = (axis + 1) % 3;
  if (from[next] === next) return { axis, angle: 180 };
  return { axis, angle: (sign[next] ?? 1) < 0 ? 90 : -90 };
}

/**
 * Returns the rotation or reflection, about the centre of the surface, that turns the goal into the reader's model;
 * null if there is none.
 */
export function findMotion(
  own: readonly ComparedFace[],
  goal: readonly ComparedFace[],
): Motion | null {
  if (own.length !== goal.length) return null;
  const centered = relativeToCenter(own);
  const unmoved = relativeToCenter(goal);
  const isMatch = ({ from, sign }: Motion) => {
    const along = (center: Vector3, axis: 0 | 1 | 2) => (center[from[axis]] ?? 0) * sign[axis];
    const left = new Set(
      unmoved.map(({ center, ...face }) => ({
        ...face,
        center: [along(center, 0), along(center, 1), along(center, 2)] as const,
      })),
    );
    return centered.every((face) => {
      const partner = [...left].find((other) => isSameFace(face, other, 2 * tolerance.center));
      return partner !== undefined && left.delete(partner);
    });
  };
  return motions.find(isMatch) ?? null;
}

/**
 * Returns the centroid of a surface: the centres of its faces, weighted by area. It does not depend on how the
 * surface is divided into faces.
 */
export function centerOf(faces: readonly ComparedFace[]): Vector3 {
  const area = areaOf(faces);
  const along = (axis: 0 | 1 | 2) =>
    faces.reduce((sum, face) => sum + face.center[axis] * face.area, 0) / area;
  return [along(0), along(1), along(2)];
}

export function areaOf(faces: readonly ComparedFace[]): number {
  return faces.reduce((sum, { area }) => sum + area, 0);
}

function relativeToCenter(faces: readonly ComparedFace[]): readonly ComparedFace[] {
  const center = centerOf(faces);
  return faces.map((face) => ({ ...face, center: subtract(face.center, center) }));
}
