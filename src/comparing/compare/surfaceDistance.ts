import { BufferAttribute, BufferGeometry, Vector3 as Point } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import { cross, type Vector3 } from '../../base/vectors';

/** Triangles as nine numbers each. */
export type Triangles = Float32Array<ArrayBuffer>;

/** The sample point that is farthest from a surface. Millimetres. */
export interface FarthestSample {
  readonly distance: number;
  readonly place: Vector3;
}

/**
 * Distance between the samples of a triangle, as a fraction of the model's diagonal, and the largest number of steps
 * along a side.
 */
const samples = { spacing: 1 / 50, maxSteps: 24 };

/** Returns a function that samples triangles and returns the sample that is farthest from the surface of `target`. */
export function createFarthestFinder(
  target: Triangles,
  diagonal: number,
): (from: Triangles) => FarthestSample {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(target, 3));
  const tree = new MeshBVH(geometry);
  const point = new Point();
  const hit = { point: new Point(), distance: 0, faceIndex: 0 };
  return (from) => {
    let farthest: FarthestSample = { distance: 0, place: [0, 0, 0] };
    const visit = (x: number, y: number, z: number) => {
      const distance = tree.closestPointToPoint(point.set(x, y, z), hit)?.distance ?? Infinity;
      if (distance > farthest.distance) farthest = { distance, place: [x, y, z] };
    };
    for (let i = 0; i < from.length; i += 9)
      visitSamples(from.subarray(i, i + 9), diagonal * samples.spacing, visit);
    return farthest;
  };
}

/** Visits the corners and the centroid of a triangle. Visits points in between if the triangle is large. */
function visitSamples(
  triangle: Triangles,
  spacing: number,
  visit: (x: number, y: number, z: number) => void,
): void {
  const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0, cx = 0, cy = 0, cz = 0] = triangle;
  const normal = cross([bx - ax, by - ay, bz - az], [cx - ax, cy - ay, cz - az]);
  // The number of samples depends on the area instead of the side lengths, so a thin triangle has few samples.
  const size = Math.sqrt(Math.hypot(...normal));
  const sides = Math.min(samples.maxSteps, Math.max(1, Math.ceil(size / spacing)));
  const at = (u: number, v: number, w: number) =>
    visit(ax * u + bx * v + cx * w, ay * u + by * v + cy * w, az * u + bz * v + cz * w);
  for (let i = 0; i <= sides; i++) {
    for (let j = 0; i + j <= sides; j++) at(i / sides, j / sides, 1 - (i + j) / sides);
  }
  at(1 / 3, 1 / 3, 1 / 3);
}

/** Returns the triangles of a binary STL file. Throws if the file is shorter than its header says. */
export function readStl(file: ArrayBuffer): Triangles {
  const view = new DataView(file);
  const count = view.getUint32(80, true);
  const triangles = new Float32Array(count * 9);
  for (let triangle = 0; triangle < count; triangle++) {
    // Each triangle has 50 bytes: a normal, three corners, and two unused bytes.
    for (let i = 0; i < 9; i++)
      triangles[triangle * 9 + i] = view.getFloat32(84 + triangle * 50 + 12 + i * 4, true);
  }
  return triangles;
}
