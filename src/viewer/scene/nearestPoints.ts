import { BufferAttribute, BufferGeometry, Matrix4, Vector3 } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import type { Vector3 as Point } from '../../modeling';

/**
 * Returns the point of `one` and the point of `other` that are nearest to each other; null if one of them is empty.
 * Both are triangles, nine numbers each. A triangle whose last two corners are the same is a segment.
 */
export function nearestPoints(
  one: readonly number[],
  other: readonly number[],
): readonly [Point, Point] | null {
  if (one.length === 0 || other.length === 0) return null;
  const geometry = geometryOf(other);
  geometry.boundsTree = new MeshBVH(geometry);
  const [here, there] = [hit(), hit()];
  new MeshBVH(geometryOf(one)).closestPointToGeometry(geometry, new Matrix4(), here, there);
  return [here.point.toArray(), there.point.toArray()];
}

function geometryOf(triangles: readonly number[]): BufferGeometry {
  const position = new BufferAttribute(Float32Array.from(triangles), 3);
  return new BufferGeometry().setAttribute('position', position);
}

function hit() {
  return { point: new Vector3(), distance: 0, faceIndex: 0 };
}
