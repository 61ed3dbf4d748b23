import { Box3, BufferAttribute, BufferGeometry, Vector3, type Triangle } from 'three';
import { ExtendedTriangle, MeshBVH } from 'three-mesh-bvh';
import type { Vector3 as Point } from '../../modeling';

/** Maximum time in milliseconds for which the computation blocks the page. */
const slice = 30;

/**
 * Returns the points of `one` and `other` that are nearest to each other; null if a list is empty. Both lists contain
 * nine numbers per triangle. A triangle whose last two corners are equal is a segment. three-mesh-bvh's
 * `closestPointToGeometry` compares oriented boxes, so it is many times slower if all triangles have the same distance,
 * as in a wall of even thickness. Rejects with the reason of `signal` once it is aborted.
 */
export async function nearestPoints(
  one: readonly number[],
  other: readonly number[],
  signal: AbortSignal,
): Promise<readonly [Point, Point] | null> {
  if (one.length === 0 || other.length === 0) return null;
  const tree = new MeshBVH(geometryOf(other), { targetLeafSize: 4 });
  const [triangle, box, candidateBox] = [new ExtendedTriangle(), new Box3(), new Box3()];
  const [from, to, nearestFrom, nearestTo] = [point(), point(), point(), point()];
  let nearest = Infinity;
  let until = performance.now() + slice;
  for (let i = 0; i < one.length; i += 9) {
    if (performance.now() > until) {
      await new Promise((resume) => setTimeout(resume));
      signal.throwIfAborted();
      until = performance.now() + slice;
    }
    triangle.a.fromArray(one, i);
    triangle.b.fromArray(one, i + 3);
    triangle.c.fromArray(one, i + 6);
    triangle.needsUpdate = true;
    enclose(triangle, box);
    tree.shapecast({
      boundsTraverseOrder: (bounds) => squaredGap(box, bounds),
      intersectsBounds: (bounds) => squaredGap(box, bounds) < nearest,
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- deprecated only for types other than MeshBVH
      intersectsTriangle(candidate) {
        enclose(candidate, candidateBox);
        if (squaredGap(box, candidateBox) >= nearest) return;
        // @ts-expect-error -- the library's types lack the last two arguments
        const distance = triangle.distanceToTriangle(candidate, from, to) ** 2;
        if (distance >= nearest) return;
        nearest = distance;
        nearestFrom.copy(from);
        nearestTo.copy(to);
      },
    });
  }
  return [nearestFrom.toArray(), nearestTo.toArray()];
}

function point(): Vector3 {
  return new Vector3();
}

function geometryOf(triangles: readonly number[]): BufferGeometry {
  const position = new BufferAttribute(Float32Array.from(triangles), 3);
  return new BufferGeometry().setAttribute('position', position);
}

function enclose({ a, b, c }: Triangle, box: Box3): void {
  box.min.copy(a).min(b).min(c);
  box.max.copy(a).max(b).max(c);
}

/** Returns the square of the distance between two boxes. */
function squaredGap({ min, max }: Box3, other: Box3): number {
  const x = Math.max(0, min.x - other.max.x, other.min.x - max.x);
  const y = Math.max(0, min.y - other.max.y, other.min.y - max.y);
  const z = Math.max(0, min.z - other.max.z, other.min.z - max.z);
  return x * x + y * y + z * z;
}
