import type { Vector3 } from '../../base/vectors';
import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Ray,
  type Vector3 as ThreeVector,
} from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import type { PrintSurface } from './printSurface';
import { printTolerances } from './limits';

/** A point at which a ray meets the surface. */
export interface RayHit {
  readonly triangle: number;
  readonly point: Vector3;
  /** Distance from the start of the ray, in millimetres. */
  readonly distance: number;
}

/** Casts rays against a surface. */
export interface RayCaster {
  /** Returns all points at which a ray meets the surface, in no particular order. */
  all(from: Vector3, direction: Vector3): readonly RayHit[];
  first(from: Vector3, direction: Vector3, far: number): RayHit | null;
}

/** Returns the bounding volume hierarchy of `triangles`, or of all triangles. */
export function buildTriangleTree(surface: PrintSurface, triangles?: readonly number[]): MeshBVH {
  const { points, corners } = surface;
  const index = triangles
    ? Uint32Array.from(
        triangles.flatMap((triangle) => [...corners.subarray(triangle * 3, triangle * 3 + 3)]),
      )
    : corners.slice();
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(points), 3));
  geometry.setIndex(new BufferAttribute(index, 1));
  // `indirect` keeps the triangles in their order, so a hit identifies its triangle.
  return new MeshBVH(geometry, { indirect: true });
}

export function createRayCaster(surface: PrintSurface): RayCaster {
  const tree = buildTriangleTree(surface);
  const ray = new Ray();
  const aim = (from: Vector3, direction: Vector3) => {
    ray.origin.set(...from);
    ray.direction.set(...direction);
    return ray;
  };
  return {
    all: (from, direction) => tree.raycast(aim(from, direction), DoubleSide).map(hitOf),
    first(from, direction, far) {
      const hit = tree.raycastFirst(aim(from, direction), DoubleSide, 0, far) as Found | null;
      return hit && hitOf(hit);
    },
  };
}

interface Found {
  readonly faceIndex?: number | null | undefined;
  readonly point: ThreeVector;
  readonly distance: number;
}

function hitOf({ faceIndex, point, distance }: Found): RayHit {
  return { triangle: faceIndex ?? 0, point: [point.x, point.y, point.z], distance };
}

/** Returns true if another body is directly below `point` or surrounds it. */
export function isOnOtherBody(
  [x, y, z]: Vector3,
  rays: RayCaster,
  { normals }: PrintSurface,
): boolean {
  // The ray starts above the point, inside its own body, and leaves that body at the point.
  const hits = rays.all([x, y, z + printTolerances.contact], [0, 0, -1]);
  let within = 0;
  for (const { triangle, distance } of hits) {
    const isEntry = (normals[triangle * 3 + 2] ?? 0) > 0;
    if (isEntry && distance <= 2 * printTolerances.contact) return true;
    within += isEntry ? -1 : 1;
  }
  // The ray left a second body that it had entered above the point, so that body surrounds the point.
  return within > 1;
}
