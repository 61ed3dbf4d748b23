import type { Vector3 } from '../../base/vectors';
import { printLimits } from './limits';
import { findIslands } from './findIslands';
import { findOverhangs } from './findOverhangs';
import { findBodyGroups, type BodyGroup } from './findBodies';
import { findThinWalls } from './findThinWalls';
import { createRayCaster } from './rayCaster';
import { findNeighbours } from './printSurface';
import { pointAt, createPrintSurface, type PrintSurface } from './printSurface';
import type { PrintFinding, PrintReport, PrintMesh } from './report';
import { isStable } from './isStable';

/**
 * Returns the obstacles to printing a model without supports, and the triangles they affect. `meshes` are the closed
 * triangle meshes of its parts in millimetres, arranged as on the print bed. `down` is the direction that faces the
 * bed.
 */
export function checkPrint(meshes: readonly PrintMesh[], down: Vector3): PrintReport {
  const surface = createPrintSurface(meshes, down);
  if (volumeOf(surface) <= 0) return { findings: [{ kind: 'open' }], marked: new Float32Array() };
  const rays = createRayCaster(surface);
  const groups = findBodyGroups(surface);
  const floating = groups.filter(({ height }) => height > printLimits.layer);
  const overhangs = findOverhangs(surface, findNeighbours(surface), rays);
  const islands = notFloating(floating, findIslands(surface, rays));
  const thin = findThinWalls(surface, rays);
  const tipping = groups.filter(
    (group) => !floating.includes(group) && !isStable(surface, group.triangles),
  );
  return {
    findings: [
      ...overhangs.findings,
      ...islandFindings(islands.map(({ height }) => height)),
      ...bodyFindings('floating', floating),
      ...thin.findings,
      ...bodyFindings('tips', tipping),
    ],
    marked: cutOut(surface, [
      ...overhangs.triangles,
      ...islands.flatMap(({ triangles }) => triangles),
      ...floating.flatMap(({ triangles }) => triangles),
      ...thin.triangles,
    ]),
  };
}

function volumeOf({ points, corners }: PrintSurface): number {
  let sixfold = 0;
  for (let i = 0; i < corners.length; i += 3) {
    const a = pointAt(points, corners[i] ?? 0);
    const b = pointAt(points, corners[i + 1] ?? 0);
    const c = pointAt(points, corners[i + 2] ?? 0);
    sixfold +=
      a[0] * (b[1] * c[2] - b[2] * c[1]) +
      a[1] * (b[2] * c[0] - b[0] * c[2]) +
      a[2] * (b[0] * c[1] - b[1] * c[0]);
  }
  return sixfold / 6;
}

/** Returns the islands in `found` that are not in a floating body. Floating bodies have a separate finding. */
function notFloating<Found extends { readonly triangles: readonly number[] }>(
  groups: readonly BodyGroup[],
  found: readonly Found[],
): readonly Found[] {
  const floating = new Set(groups.flatMap(({ triangles }) => triangles));
  return found.filter(({ triangles: [first = -1] }) => !floating.has(first));
}

function islandFindings(heights: readonly number[]): readonly PrintFinding[] {
  return heights.length > 0 ? [{ kind: 'island', heights }] : [];
}

function bodyFindings(
  kind: 'floating' | 'tips',
  groups: readonly BodyGroup[],
): readonly PrintFinding[] {
  const bodies = groups.reduce((sum, group) => sum + group.bodies, 0);
  return bodies > 0 ? [{ kind, bodies }] : [];
}

function cutOut({ original }: PrintSurface, triangles: readonly number[]) {
  const chosen = [...new Set(triangles)];
  const marked = new Float32Array(chosen.length * 9);
  chosen.forEach((triangle, position) =>
    marked.set(original.subarray(triangle * 9, triangle * 9 + 9), position * 9),
  );
  return marked;
}
