import { boxOf, cross, subtract } from '../../base/vectors';
import type { EdgeInfo, FaceInfo, Mesh, SolidPart, Vector3 } from '../../modeling';
import { halfDiagonal } from '../camera/appearance';

/** A picked face or edge, with the properties that are needed to measure it and to write a finder for it. */
export type PickedFaceOrEdge = {
  readonly part: string;
  /** The mesh of the part with this face or edge. */
  readonly mesh: Mesh;
  readonly index: number;
  /** Code to paste where the library expects a finder function. */
  readonly finder: string;
} & (
  | { readonly kind: 'face'; readonly info: FaceInfo }
  | { readonly kind: 'edge'; readonly info: EdgeInfo }
);

/** Returns the face or edge of `part` at `index` with its data and a finder; null if there is none. */
export function describePick(
  part: SolidPart,
  kind: PickedFaceOrEdge['kind'],
  index: number,
): PickedFaceOrEdge | null {
  const { mesh, name } = part;
  if (kind === 'face') {
    const info = mesh.faces[index];
    return info ? { kind, part: name, mesh, index, info, finder: faceFinder(mesh, info) } : null;
  }
  const info = mesh.edges[index];
  return info ? { kind, part: name, mesh, index, info, finder: edgeFinder(mesh, info) } : null;
}

/**
 * Returns a finder that matches only this face of the solid. If plane or type do not identify the face, the finder also
 * contains a point on the face.
 */
function faceFinder(mesh: Mesh, face: FaceInfo): string {
  const plane = face.type === 'PLANE' ? planeOf(face.normal, face.center) : null;
  const filter = plane
    ? `inPlane("${plane.name}", ${formatNumber(plane.offset)})`
    : `ofSurfaceType("${face.type}")`;
  const similarFaces = mesh.faces.filter((other) => {
    if (other.type !== face.type) return false;
    const otherPlane = plane && planeOf(other.normal, other.center);
    return !plane || (otherPlane?.name === plane.name && isClose(otherPlane.offset, plane.offset));
  });
  // The triangles of a curved face deviate by at most 1/700 of the diagonal: see `meshTolerancesFor`.
  const tolerance =
    face.type === 'PLANE' ? 0.02 : Math.max(0.02, halfDiagonal(boxOf(mesh.positions)) / 200);
  return `(f) => f.${filter}${similarFaces.length > 1 ? near(tolerance, innerPoint(mesh, face)) : ''}`;
}

function edgeFinder(mesh: Mesh, edge: EdgeInfo): string {
  const axis = edge.type === 'LINE' ? axisOf(edge) : null;
  const filter = axis ? `inDirection("${axis}")` : `ofCurveType("${edge.type}")`;
  const similarEdges = mesh.edges.filter(
    (other) => other.type === edge.type && (!axis || axisOf(other) === axis),
  );
  return `(e) => e.${filter}${similarEdges.length > 1 ? near(0.02, middleOf(mesh, edge)) : ''}`;
}

function near(tolerance: number, point: Vector3): string {
  return `.withinDistance(${formatNumber(tolerance, 2)}, ${formatPoint(point)})`;
}

/**
 * Returns the standard plane that is parallel to a face, and the face's offset along its normal; null if there is none.
 * The normal of XZ is -y.
 */
function planeOf(normal: Vector3, [x, y, z]: Vector3) {
  const [nx, ny, nz] = normal.map(Math.abs) as unknown as Vector3;
  if (isClose(nz, 1)) return { name: 'XY', offset: z };
  if (isClose(ny, 1)) return { name: 'XZ', offset: -y };
  if (isClose(nx, 1)) return { name: 'YZ', offset: x };
  return null;
}

function axisOf({ startPoint: a, endPoint: b, length }: EdgeInfo): 'X' | 'Y' | 'Z' | null {
  const index = [0, 1, 2].find((i) => isClose(Math.abs((b[i] ?? 0) - (a[i] ?? 0)), length)) ?? -1;
  return (['X', 'Y', 'Z'] as const)[index] ?? null;
}

/** Returns the centre of the face's largest triangle. Unlike the centre of the face, it is never in a hole. */
function innerPoint({ positions, indices }: Mesh, { start, count }: FaceInfo): Vector3 {
  let largest = -1;
  let best: Vector3 = [0, 0, 0];
  for (let i = start; i < start + count; i += 3) {
    const [a, b, c] = [
      vertex(positions, indices, i),
      vertex(positions, indices, i + 1),
      vertex(positions, indices, i + 2),
    ];
    const area = Math.hypot(...cross(subtract(b, a), subtract(c, a)));
    if (area <= largest) continue;
    largest = area;
    best = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3, (a[2] + b[2] + c[2]) / 3];
  }
  return best;
}

/** Returns a point in the middle of the edge's curve. */
function middleOf(
  { lines }: Mesh,
  { start, count, startPoint, endPoint, type }: EdgeInfo,
): Vector3 {
  if (type === 'LINE')
    return [0, 1, 2].map(
      (i) => ((startPoint[i] ?? 0) + (endPoint[i] ?? 0)) / 2,
    ) as unknown as Vector3;
  const segment = start + 2 * Math.floor(count / 4);
  return [lines[segment * 3] ?? 0, lines[segment * 3 + 1] ?? 0, lines[segment * 3 + 2] ?? 0];
}

function vertex(positions: Float32Array, indices: Uint32Array, i: number): Vector3 {
  const at = (indices[i] ?? 0) * 3;
  return [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-4 * Math.max(1, Math.abs(b));
}

/** Returns `value` as readers would write it: with at most `digits` decimals and without -0. */
export function formatNumber(value: number, digits = 3): string {
  return String(Number(value.toFixed(digits)) + 0);
}

/** Formats a point: "[1, 2, 3]". */
export function formatPoint(point: readonly number[]): string {
  return `[${point.map((value) => formatNumber(value, 2)).join(', ')}]`;
}
