import type { Vector3 } from '../../base/vectors';
import { Matrix4 } from 'three';
import type { MeshBVH } from 'three-mesh-bvh';
import { printTolerances } from './limits';
import { findConnectedComponents } from './printSurface';
import { pointAt, type PrintSurface } from './printSurface';
import { buildTriangleTree } from './rayCaster';

/** A group of bodies that touch each other. */
export interface BodyGroup {
  readonly bodies: number;
  readonly triangles: readonly number[];
  /** Height of the group's lowest point above the bed. Millimetres. */
  readonly height: number;
}

/** Groups the surface's bodies (connected components): bodies that touch each other are in one group. */
export function findBodyGroups(surface: PrintSurface): readonly BodyGroup[] {
  const bodies = findBodies(surface);
  const groups = findConnectedComponents(bodies.length, touchingPairs(surface, bodies));
  return [...new Set(groups)].map((group) => {
    const members = bodies.filter((_, position) => groups[position] === group);
    return {
      bodies: members.length,
      triangles: members.flatMap(({ triangles }) => triangles),
      height: Math.min(...members.map(({ min }) => min[2])),
    };
  });
}

interface Body {
  readonly triangles: readonly number[];
  readonly min: Vector3;
  readonly max: Vector3;
}

function findBodies(surface: PrintSurface): readonly Body[] {
  const { points, corners } = surface;
  const groups = findConnectedComponents(points.length / 3, sidesOf(corners));
  const found = new Map<number, number[]>();
  for (let triangle = 0; triangle < corners.length / 3; triangle++) {
    const group = groups[corners[triangle * 3] ?? 0] ?? 0;
    const triangles = found.get(group);
    if (triangles) triangles.push(triangle);
    else found.set(group, [triangle]);
  }
  return [...found.values()].map((triangles) => ({ triangles, ...boxOf(surface, triangles) }));
}

function* sidesOf(corners: Uint32Array): Generator<readonly [number, number]> {
  for (let i = 0; i < corners.length; i += 3) {
    yield [corners[i] ?? 0, corners[i + 1] ?? 0];
    yield [corners[i] ?? 0, corners[i + 2] ?? 0];
  }
}

function boxOf({ points, corners }: PrintSurface, triangles: readonly number[]) {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const triangle of triangles) {
    for (const corner of [0, 1, 2]) {
      const point = pointAt(points, corners[triangle * 3 + corner] ?? 0);
      for (const axis of [0, 1, 2] as const) {
        min[axis] = Math.min(min[axis], point[axis]);
        max[axis] = Math.max(max[axis], point[axis]);
      }
    }
  }
  return { min, max };
}

function* touchingPairs(
  surface: PrintSurface,
  bodies: readonly Body[],
): Generator<readonly [number, number]> {
  const trees = new Map<number, MeshBVH>();
  const tree = (position: number) => {
    const made = trees.get(position) ?? buildTriangleTree(surface, bodies[position]?.triangles);
    trees.set(position, made);
    return made;
  };
  for (const [a, one] of bodies.entries()) {
    for (const [b, other] of bodies.entries()) {
      if (b <= a || !areNear(one, other)) continue;
      const isLarger = one.triangles.length >= other.triangles.length;
      if (isLarger ? touch(tree(a), tree(b)) : touch(tree(b), tree(a))) yield [a, b];
    }
  }
}

function areNear(one: Body, other: Body): boolean {
  return ([0, 1, 2] as const).every(
    (axis) =>
      one.min[axis] <= other.max[axis] + printTolerances.contact &&
      other.min[axis] <= one.max[axis] + printTolerances.contact,
  );
}

/**
 * Returns true if two bodies touch. Pass the larger one first: if the first tree is a single leaf, three-mesh-bvh
 * 0.9.17 uses the bounding box of the previous search and skips branches of the second tree.
 */
function touch(larger: MeshBVH, smaller: MeshBVH): boolean {
  const inPlace = new Matrix4();
  // `closestPointToGeometry` reads the tree from `boundsTree`. It returns null if the nearest points are farther apart
  // than its last argument.
  smaller.geometry.boundsTree = smaller;
  const nearest = larger.closestPointToGeometry(
    smaller.geometry,
    inPlace,
    undefined,
    undefined,
    printTolerances.contact,
    printTolerances.contact,
  );
  return nearest !== null && nearest.distance <= printTolerances.contact;
}
