import { printLimits, printTolerances } from './limits';
import { findConnectedComponents } from './printSurface';
import { pointAt, type PrintSurface } from './printSurface';
import type { RayCaster } from './rayCaster';
import { isOnOtherBody } from './rayCaster';
import { samplesOf } from './samples';

/**
 * Returns the lowest triangles of each island and its height above the bed, lowest first. An island is a place where a
 * layer begins with nothing below it: a lowest point or a level area from which the surface rises on all sides.
 *
 *         ██████
 *         ██  ██
 *         ██   ▼ island
 *       ████
 */
export function findIslands(
  surface: PrintSurface,
  rays: RayCaster,
): readonly { readonly height: number; readonly triangles: readonly number[] }[] {
  const levels = findConnectedComponents(surface.points.length / 3, levelEdges(surface));
  const isLowest = lowestLevels(surface, levels);
  const at = trianglesAt(surface, levels, isLowest);
  return [...at]
    .map(([level, triangles]) => ({ height: surface.points[level * 3 + 2] ?? 0, level, triangles }))
    .filter(
      ({ height, level, triangles }) =>
        height > printLimits.layer &&
        facesDown(surface, triangles) &&
        !isSupported(surface, rays, level, triangles),
    )
    .sort((one, other) => one.height - other.height);
}

function* levelEdges({ points, corners }: PrintSurface): Generator<readonly [number, number]> {
  for (const [a, b] of edgesOf(corners)) {
    if (Math.abs((points[a * 3 + 2] ?? 0) - (points[b * 3 + 2] ?? 0)) <= printTolerances.weld)
      yield [a, b];
  }
}

function* edgesOf(corners: Uint32Array): Generator<readonly [number, number]> {
  for (let i = 0; i < corners.length; i += 3) {
    const [a = 0, b = 0, c = 0] = corners.subarray(i, i + 3);
    yield [a, b];
    yield [b, c];
    yield [c, a];
  }
}

/** Returns 1 for each level whose edges all lead upwards, otherwise 0. */
function lowestLevels({ points, corners }: PrintSurface, levels: Int32Array): Uint8Array {
  const isLowest = new Uint8Array(levels.length).fill(1);
  for (const [a, b] of edgesOf(corners)) {
    const rise = (points[b * 3 + 2] ?? 0) - (points[a * 3 + 2] ?? 0);
    if (Math.abs(rise) > printTolerances.weld) isLowest[levels[rise > 0 ? b : a] ?? 0] = 0;
  }
  return isLowest;
}

function trianglesAt(
  { corners }: PrintSurface,
  levels: Int32Array,
  isLowest: Uint8Array,
): ReadonlyMap<number, readonly number[]> {
  const at = new Map<number, Set<number>>();
  corners.forEach((vertex, position) => {
    const level = levels[vertex] ?? 0;
    if (isLowest[level] !== 1) return;
    const triangles = at.get(level) ?? new Set();
    at.set(level, triangles.add(Math.floor(position / 3)));
  });
  return new Map([...at].map(([level, triangles]) => [level, [...triangles]]));
}

/** Returns true if the triangles face down. The bottom of a cavity is also a lowest level, but it faces up. */
function facesDown({ normals, areas }: PrintSurface, triangles: readonly number[]): boolean {
  const sum = triangles.reduce(
    (all, triangle) => all + (normals[triangle * 3 + 2] ?? 0) * (areas[triangle] ?? 0),
    0,
  );
  return sum < 0;
}

function isSupported(
  surface: PrintSurface,
  rays: RayCaster,
  level: number,
  triangles: readonly number[],
): boolean {
  if (isOnOtherBody(pointAt(surface.points, level), rays, surface)) return true;
  const height = surface.points[level * 3 + 2] ?? 0;
  return triangles.some((triangle) =>
    samplesOf(surface, triangle).some(
      ({ point }) =>
        point[2] - height <= printTolerances.weld && isOnOtherBody(point, rays, surface),
    ),
  );
}
