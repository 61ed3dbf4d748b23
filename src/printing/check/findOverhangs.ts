import { dot, subtract } from '../../base/vectors';
import { printLimits, printTolerances } from './limits';
import { endsOfSide, findConnectedComponents } from './printSurface';
import { pointAt, type PrintSurface } from './printSurface';
import { isOnOtherBody } from './rayCaster';
import type { RayCaster } from './rayCaster';
import type { PrintFinding } from './report';
import { samplesOf } from './samples';
import { bridgeDirections, spanAt, type Border } from './spanAt';

/** A connected patch of triangles with too much overhang, and the area that needs support. */
interface OverhangPatch {
  readonly triangles: readonly number[];
  /** Area in mm². */
  readonly area: number;
  readonly isLevel: boolean;
  /** The longest span between supports. ∞ if a point has a support on one side only. */
  readonly span: number;
}

const lowestOverhang = -sine(printLimits.overhang + printTolerances.angle);
const lowestLevel = -sine(printLimits.level);

/**
 * Returns the overhangs that need support, and their triangles. Connected triangles count as one place. A point between
 * two supports on opposite sides needs no support if the two are close enough, because the printer can bridge the gap.
 *
 *        ██████████████████          a ceiling: held on one side on the left and right,
 *             ██    ██               a bridge in the middle
 */
export function findOverhangs(
  surface: PrintSurface,
  neighbours: Int32Array,
  rays: RayCaster,
): { readonly findings: readonly PrintFinding[]; readonly triangles: readonly number[] } {
  const leaning = Uint8Array.from(surface.areas, (_, triangle) =>
    isOverhanging(surface, triangle) ? 1 : 0,
  );
  const places = patchesOf(leaning, neighbours)
    .map((patch) => overhangPatchOf(patch, leaning, { surface, neighbours, rays }))
    .filter(({ area }) => area > printLimits.place);
  const sloped = places.filter(({ isLevel }) => !isLevel);
  const ceilings = places.filter(({ isLevel, span }) => isLevel && span === Infinity);
  const bridges = places.filter(({ isLevel, span }) => isLevel && span < Infinity);
  return {
    findings: [
      ...(sloped.length > 0 ? [{ kind: 'overhang' as const, ...sizeOf(sloped) }] : []),
      ...(ceilings.length > 0 ? [{ kind: 'ceiling' as const, ...sizeOf(ceilings) }] : []),
      ...(bridges.length > 0
        ? [
            {
              kind: 'bridge' as const,
              places: bridges.length,
              span: Math.max(...bridges.map(({ span }) => span)),
            },
          ]
        : []),
    ],
    triangles: places.flatMap(({ triangles }) => triangles),
  };
}

function sizeOf(places: readonly OverhangPatch[]): {
  readonly places: number;
  readonly area: number;
} {
  return { places: places.length, area: places.reduce((sum, { area }) => sum + area, 0) };
}

function isOverhanging(
  { points, corners, normals, trueNormals }: PrintSurface,
  triangle: number,
): boolean {
  if ((normals[triangle * 3 + 2] ?? 0) >= lowestOverhang) return false;
  // Facets of a cone lean a few degrees more than the cone itself, so the true surface must also lean too far.
  const [a, b, c] = [0, 1, 2].map((corner) => pointAt(trueNormals, triangle * 3 + corner));
  if (a && b && c && (a[2] + b[2] + c[2]) / 3 >= lowestOverhang) return false;
  const heights = [0, 1, 2].map((corner) => points[(corners[triangle * 3 + corner] ?? 0) * 3 + 2]);
  return heights.some((height = 0) => height > printLimits.layer);
}

/** Returns the connected patches of the triangles that are marked with 1. */
function patchesOf(marked: Uint8Array, neighbours: Int32Array): readonly (readonly number[])[] {
  const groups = findConnectedComponents(marked.length, pairsOf(neighbours, marked));
  const patches = new Map<number, number[]>();
  groups.forEach((group, triangle) => {
    if (marked[triangle] !== 1) return;
    const patch = patches.get(group);
    if (patch) patch.push(triangle);
    else patches.set(group, [triangle]);
  });
  return [...patches.values()];
}

function* pairsOf(
  neighbours: Int32Array,
  marked: Uint8Array,
): Generator<readonly [number, number]> {
  for (const [side, other] of neighbours.entries()) {
    const triangle = Math.floor(side / 3);
    if (other > triangle && marked[triangle] === 1 && marked[other] === 1) yield [triangle, other];
  }
}

interface PrintContext {
  readonly surface: PrintSurface;
  readonly neighbours: Int32Array;
  readonly rays: RayCaster;
}

function overhangPatchOf(
  patch: readonly number[],
  leaning: Uint8Array,
  context: PrintContext,
): OverhangPatch {
  const { surface, rays } = context;
  const borders = bordersOf(patch, leaning, context);
  const directions = bridgeDirections(borders);
  const triangles: number[] = [];
  let [area, whole, level, span] = [0, 0, 0, 0];
  for (const triangle of patch) {
    const samples = samplesOf(surface, triangle);
    const share = (surface.areas[triangle] ?? 0) / samples.length;
    let bad = 0;
    for (const { point } of samples) {
      const reach = spanAt(point, borders, directions);
      if (reach <= printLimits.bridge || isOnOtherBody(point, rays, surface)) continue;
      bad += 1;
      span = Math.max(span, reach);
    }
    if (bad > 0) triangles.push(triangle);
    area += bad * share;
    whole += samples.length * share;
    level += (surface.normals[triangle * 3 + 2] ?? 0) * samples.length * share;
  }
  return { triangles, area, span, isLevel: level / whole < lowestLevel };
}

function bordersOf(
  patch: readonly number[],
  leaning: Uint8Array,
  { surface, neighbours }: PrintContext,
): readonly Border[] {
  const { points, corners } = surface;
  return patch.flatMap((triangle) =>
    [0, 1, 2].flatMap((corner) => {
      const side = triangle * 3 + corner;
      const other = neighbours[side] ?? -1;
      if (other >= 0 && leaning[other] === 1) return [];
      const [from, to] = endsOfSide(corners, side);
      const isHeld = other >= 0 && isSupport(surface, triangle, other);
      return [{ from: pointAt(points, from), to: pointAt(points, to), isHeld }];
    }),
  );
}

/**
 * Returns true if the triangle across the border supports this one: it goes down from the border, like a wall, or is
 * on the bed.
 */
function isSupport(surface: PrintSurface, triangle: number, other: number): boolean {
  const { points, corners, normals } = surface;
  const normal = pointAt(normals, triangle);
  const foot = pointAt(points, corners[triangle * 3] ?? 0);
  const otherCorners = [0, 1, 2].map((corner) => pointAt(points, corners[other * 3 + corner] ?? 0));
  if (otherCorners.every(([, , z]) => z <= printLimits.layer)) return true;
  const before = otherCorners.map((point) => dot(normal, subtract(point, foot)));
  return Math.max(...before) > printTolerances.weld;
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}
