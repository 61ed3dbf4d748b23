import { boxOf, cross, dot, subtract, normalize } from '../../base/vectors';
import type { EdgeInfo, FaceInfo, Label, Mesh, SolidPart, Vector3 } from '../../modeling';
import { halfDiagonal } from '../camera/appearance';
import { formatNumber, type PickedFaceOrEdge } from './describePick';
import { roundnessOf } from './formatPick';
import { nearestPoints } from './nearestPoints';

/** The measurement between two picked faces or edges. */
export interface Measurement {
  /** Names and values of the measurements. */
  readonly rows: readonly Row[];
  /** The line between the nearest points, with its length. Null if the picks touch, or if one of them has no points. */
  readonly line: Label | null;
  /** The measurements in one sentence, for screen readers. */
  readonly sentence: string;
}

type Row = readonly [name: string, value: string];

/**
 * Measures between two faces or edges of a model. Values are exact if they follow from the properties of the faces and
 * edges. Other values are measured on the triangles and state their accuracy. Rejects with the reason of `signal` once
 * it is aborted.
 */
export async function measureBetween(
  parts: readonly SolidPart[],
  first: PickedFaceOrEdge,
  second: PickedFaceOrEdge,
  signal: AbortSignal,
): Promise<Measurement> {
  const box = boxOf(...parts.flatMap(({ mesh: { positions, lines } }) => [positions, lines]));
  const diagonal = 2 * halfDiagonal(box);
  const [a, b] = [readPick(first, diagonal), readPick(second, diagonal)];
  const ends = await nearestPoints(a.triangles, b.triangles, signal);
  const nearest = ends && {
    delta: subtract(ends[1], ends[0]),
    tolerance: a.tolerance + b.tolerance,
  };
  const parallel = spanOfParallels(a, b);
  // If parallel faces do not overlap, their nearest points are farther apart than their planes.
  const isOpposite = nearest !== null && parallel !== null && isAsLong(nearest, parallel);
  const distance = isOpposite ? parallel : nearest;
  const planes = !isOpposite && a.kind === 'face' && b.kind === 'face' ? parallel : null;
  const centres = a.center && b.center ? exactSpan(subtract(b.center, a.center)) : null;
  const rows: readonly Row[] = [
    ...rowsOf('distance', distance),
    ...rowsOf('between planes', planes),
    ...rowsOf('between centres', centres),
    ...(a.axis && b.axis ? [['angle', formatAngle(angleBetween(a, b))] as const] : []),
    ...[first, second].flatMap(roundnessRowsOf),
  ];
  const values = rows.map(([name, value]) => `${name} ${value}`).join(', ');
  return {
    rows,
    sentence: `From ${nameOf(first)} to ${nameOf(second)}: ${values}.`,
    line:
      ends && distance && lengthOf(distance) > 0
        ? { from: ends[0], to: ends[1], text: formatLength(distance) }
        : null,
  };
}

/** Returns the radius and diameter of a round edge, with the name of the edge. */
function roundnessRowsOf(pick: PickedFaceOrEdge): readonly Row[] {
  const radius = pick.kind === 'edge' ? pick.info.radius : undefined;
  if (radius === undefined) return [];
  return roundnessOf(radius).map(([name, value]) => [`${nameOf(pick)}, ${name}`, value]);
}

function nameOf({ kind, index }: PickedFaceOrEdge): string {
  return `${kind} ${index + 1}`;
}

/** The properties of a face or edge that are needed to measure it. */
interface Measurable {
  readonly kind: PickedFaceOrEdge['kind'];
  /** The normal of a flat face or the direction of a straight edge, as a unit vector. */
  readonly axis: Vector3 | null;
  /** A point on the axis. */
  readonly place: Vector3;
  /** The centre of a round edge. */
  readonly center: Vector3 | undefined;
  /** Triangles of nine numbers each. The segments of an edge are triangles whose last two corners are equal. */
  readonly triangles: readonly number[];
  /** The largest distance between the triangles and the face or edge. Millimetres. */
  readonly tolerance: number;
}

/**
 * Ratio of the diagonal of the triangles' box to the tolerance. The kernel's ratio is 700, but the kernel's box is up
 * to a third larger.
 */
const diagonalsPerTolerance = 525;
/** Ratio of the diagonal to the rounding error of positions. GLB files divide the longest side into 65,535 steps. */
const diagonalsPerStep = 65_535;

function readPick({ kind, info, mesh }: PickedFaceOrEdge, diagonal: number): Measurable {
  const coarse = diagonal / diagonalsPerTolerance;
  if (kind === 'edge') {
    const { startPoint, endPoint, center } = info;
    const isStraight = info.type === 'LINE';
    return {
      kind,
      axis: isStraight ? normalize(subtract(endPoint, startPoint)) : null,
      place: startPoint,
      center,
      triangles: isStraight ? [...startPoint, ...endPoint, ...endPoint] : segmentsOf(mesh, info),
      tolerance: isStraight ? 0 : coarse,
    };
  }
  const isFlat = info.type === 'PLANE';
  const triangles = cornersOf(mesh, info);
  return {
    kind,
    axis: isFlat ? normalize(info.normal) : null,
    place: info.center,
    center: undefined,
    triangles,
    tolerance: isFlat && isPolygon(triangles, mesh) ? diagonal / diagonalsPerStep : coarse,
  };
}

function cornersOf({ positions, indices }: Mesh, { start, count }: FaceInfo): readonly number[] {
  return [...indices.subarray(start, start + count)].flatMap((vertex) => [
    ...positions.subarray(vertex * 3, vertex * 3 + 3),
  ]);
}

function segmentsOf({ lines }: Mesh, { start, count }: EdgeInfo): readonly number[] {
  const triangles: number[] = [];
  for (let i = start * 3; i < (start + count) * 3; i += 6) {
    triangles.push(...lines.subarray(i, i + 6), ...lines.subarray(i + 3, i + 6));
  }
  return triangles;
}

/** Returns true if all edges in the outline of a face are straight. */
function isPolygon(triangles: readonly number[], { lines, edges }: Mesh): boolean {
  const corners = new Set<string>();
  for (let i = 0; i < triangles.length; i += 3) corners.add(triangles.slice(i, i + 3).join());
  return !edges.some(({ type, start, count }) => {
    if (type === 'LINE') return false;
    for (let i = start * 3; i < (start + count) * 3; i += 3)
      if (!corners.has(lines.subarray(i, i + 3).join())) return false;
    return true;
  });
}

/** The shortest line between two faces or edges. Millimetres. */
interface Span {
  readonly delta: Vector3;
  readonly tolerance: number;
}

function exactSpan(delta: Vector3): Span {
  return { delta, tolerance: 0 };
}

function lengthOf({ delta }: Span): number {
  return Math.hypot(...delta);
}

function isAsLong(measured: Span, exactly: Span): boolean {
  return Math.abs(lengthOf(measured) - lengthOf(exactly)) <= measured.tolerance + 1e-3;
}

/** Sine of the largest angle between directions that count as parallel. */
const parallelTolerance = 1e-4;

/**
 * Returns the shortest line between two parallel planes, or between a plane and a parallel line; null if they are not
 * parallel.
 */
function spanOfParallels(a: Measurable, b: Measurable): Span | null {
  const normal = a.kind === 'face' ? a.axis : b.kind === 'face' ? b.axis : null;
  if (!normal || !a.axis || !b.axis) return null;
  const isParallel =
    a.kind === b.kind
      ? Math.hypot(...cross(a.axis, b.axis)) < parallelTolerance
      : Math.abs(dot(a.axis, b.axis)) < parallelTolerance;
  const along = dot(subtract(b.place, a.place), normal);
  return isParallel ? exactSpan([normal[0] * along, normal[1] * along, normal[2] * along]) : null;
}

/** Returns the smaller angle between two planes, two lines, or a plane and a line. Degrees. */
function angleBetween(a: Measurable, b: Measurable): number {
  if (!a.axis || !b.axis) return NaN;
  const angle = Math.atan2(Math.hypot(...cross(a.axis, b.axis)), Math.abs(dot(a.axis, b.axis)));
  const degrees = (angle * 180) / Math.PI;
  return a.kind === b.kind ? degrees : 90 - degrees;
}

/** Formats an angle and its supplement. Both describe the same corner, seen from different sides. */
function formatAngle(degrees: number): string {
  const [angle, other] = [formatNumber(degrees, 1), formatNumber(180 - degrees, 1)];
  return angle === '0' || angle === '90' ? `${angle}°` : `${angle}° or ${other}°`;
}

function rowsOf(name: string, span: Span | null): readonly Row[] {
  if (!span) return [];
  const { digits } = accuracyOf(span);
  const delta = span.delta.map((value) => formatNumber(value, digits)).join(', ');
  return [
    [name, formatLength(span)],
    ['Δx, Δy, Δz', `[${delta}]`],
  ];
}

function formatLength(span: Span): string {
  const { digits, suffix } = accuracyOf(span);
  return `${formatNumber(lengthOf(span), digits)}${suffix} mm`;
}

/** Returns the number of decimals for a length, and its formatted tolerance, rounded up to one digit. */
function accuracyOf({ tolerance }: Span): { readonly digits: number; readonly suffix: string } {
  // No suffix, because the tolerance is smaller than the displayed decimals.
  if (tolerance < 0.005) return { digits: 2, suffix: '' };
  const step = 10 ** Math.floor(Math.log10(tolerance));
  const digits = Math.max(0, -Math.floor(Math.log10(tolerance)));
  return { digits, suffix: ` ± ${formatNumber(Math.ceil(tolerance / step) * step, digits)}` };
}
