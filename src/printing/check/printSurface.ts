import { cross, dot, subtract, type Vector3, normalize } from '../../base/vectors';
import { printTolerances } from './limits';
import type { PrintMesh } from './report';

/** All triangles of a model in bed coordinates: x and y along the bed, z the height above it. Millimetres. */
export interface PrintSurface {
  /** x, y, z per vertex. Vertices of a part at the same position are merged. */
  readonly points: Float64Array;
  /** Three vertices per triangle, counter-clockwise from outside. */
  readonly corners: Uint32Array;
  /** x, y, z per triangle, of length 1. */
  readonly normals: Float64Array;
  readonly areas: Float64Array;
  /** Normal of the true surface at each corner of each triangle: nine numbers per triangle. */
  readonly trueNormals: Float32Array;
  /** The three corners of each triangle in the coordinates of its mesh: nine numbers per triangle. */
  readonly original: Float32Array;
}

/**
 * Returns the triangles of `meshes`, rotated so that `down` faces the bed and moved so that the lowest points touch it.
 */
export function createPrintSurface(meshes: readonly PrintMesh[], down: Vector3): PrintSurface {
  const axes = bedAxes(down);
  const points: number[] = [];
  const corners: number[] = [];
  const original: number[] = [];
  const trueNormals: number[] = [];
  for (const { positions, normals, indices } of meshes) {
    const weld = createWeld(points);
    const welded = eachPoint(positions, (point) => weld(turn(point, axes)));
    for (let i = 0; i < indices.length; i += 3) {
      const vertices = [indices[i] ?? 0, indices[i + 1] ?? 0, indices[i + 2] ?? 0];
      const [a = 0, b = 0, c = 0] = vertices.map((vertex) => welded[vertex] ?? 0);
      // Skips degenerate triangles, which would separate their neighbours.
      if (a === b || b === c || c === a) continue;
      corners.push(a, b, c);
      for (const vertex of vertices) {
        original.push(...pointAt(positions, vertex));
        trueNormals.push(...turn(pointAt(normals, vertex), axes));
      }
    }
  }
  moveToBed(points);
  return {
    ...measureTriangles(Float64Array.from(points), Uint32Array.from(corners)),
    original: Float32Array.from(original),
    trueNormals: Float32Array.from(trueNormals),
  };
}

export function pointAt(values: Float32Array | Float64Array, index: number): Vector3 {
  return [values[index * 3] ?? 0, values[index * 3 + 1] ?? 0, values[index * 3 + 2] ?? 0];
}

type Axes = readonly [Vector3, Vector3, Vector3];

/** Returns two axes along the bed and one away from it. */
function bedAxes(down: Vector3): Axes {
  const up = normalize(subtract([0, 0, 0], down));
  const [x, y, z] = [Math.abs(up[0]), Math.abs(up[1]), Math.abs(up[2])];
  const across: Vector3 = x <= y && x <= z ? [1, 0, 0] : y <= z ? [0, 1, 0] : [0, 0, 1];
  const first = normalize(cross(across, up));
  return [first, cross(up, first), up];
}

function turn(point: Vector3, [x, y, z]: Axes): Vector3 {
  return [dot(point, x), dot(point, y), dot(point, z)];
}

function eachPoint(positions: Float32Array, use: (point: Vector3) => number): Uint32Array {
  return Uint32Array.from({ length: positions.length / 3 }, (_, index) =>
    use(pointAt(positions, index)),
  );
}

/**
 * Returns a function that merges equal points. Each face is triangulated separately, so neighbouring faces have
 * separate vertices along their common edge.
 */
function createWeld(points: number[]): (point: Vector3) => number {
  const cell = printTolerances.weld * 4;
  const known = new Map<string, number>();
  const keys = ([x, y, z]: Vector3) => {
    const [xs, ys, zs] = [x, y, z].map((value) => nearCells(value / cell));
    return (xs ?? []).flatMap((i) =>
      (ys ?? []).flatMap((j) => (zs ?? []).map((k) => `${i},${j},${k}`)),
    );
  };
  return (point) => {
    const near = keys(point);
    const found = near.map((key) => known.get(key)).find((index) => index !== undefined);
    if (found !== undefined) return found;
    const index = points.length / 3;
    points.push(...point);
    // Stored in every nearby cell, because an equal point may lie just across a cell border.
    for (const key of near) known.set(key, index);
    return index;
  };
}

/** Returns the grid cell of a coordinate, and the neighbouring cell if the border between them is near. */
function nearCells(value: number): readonly number[] {
  const cell = Math.floor(value);
  const within = value - cell;
  if (within < 0.25) return [cell, cell - 1];
  return within > 0.75 ? [cell, cell + 1] : [cell];
}

function moveToBed(points: number[]): void {
  let lowest = Infinity;
  for (let i = 2; i < points.length; i += 3) lowest = Math.min(lowest, points[i] ?? 0);
  for (let i = 2; i < points.length; i += 3) points[i] = (points[i] ?? 0) - lowest;
}

function measureTriangles(points: Float64Array, corners: Uint32Array) {
  const count = corners.length / 3;
  const normals = new Float64Array(count * 3);
  const areas = new Float64Array(count);
  for (let triangle = 0; triangle < count; triangle++) {
    const a = pointAt(points, corners[triangle * 3] ?? 0);
    const b = pointAt(points, corners[triangle * 3 + 1] ?? 0);
    const c = pointAt(points, corners[triangle * 3 + 2] ?? 0);
    const normal = cross(subtract(b, a), subtract(c, a));
    areas[triangle] = Math.hypot(...normal) / 2;
    normals.set(normalize(normal), triangle * 3);
  }
  return { points, corners, normals, areas };
}

/** Returns the neighbouring triangle across each side, or -1. Triangle t has the sides 3t to 3t + 2. */
export function findNeighbours({ corners }: PrintSurface): Int32Array {
  const neighbours = new Int32Array(corners.length).fill(-1);
  const open = new Map<number, number>();
  const vertices = corners.reduce((most, vertex) => Math.max(most, vertex), 0) + 1;
  for (let side = 0; side < corners.length; side++) {
    const [from, to] = endsOfSide(corners, side);
    // The neighbouring triangle has the common side in the opposite direction.
    const other = open.get(to * vertices + from);
    if (other === undefined) {
      open.set(from * vertices + to, side);
      continue;
    }
    open.delete(to * vertices + from);
    neighbours[side] = Math.floor(other / 3);
    neighbours[other] = Math.floor(side / 3);
  }
  return neighbours;
}

/** Returns the two vertices of a side of a triangle. */
export function endsOfSide(corners: Uint32Array, side: number): readonly [number, number] {
  const triangle = Math.floor(side / 3);
  return [corners[side] ?? 0, corners[triangle * 3 + ((side + 1) % 3)] ?? 0];
}

/**
 * Returns the group of each of `count` items, from the `pairs` that connect them. A group is identified by its
 * smallest index.
 */
export function findConnectedComponents(
  count: number,
  pairs: Iterable<readonly [number, number]>,
): Int32Array {
  const leader = Int32Array.from({ length: count }, (_, index) => index);
  const leaderOf = (index: number) => {
    let at = index;
    let next = leader[at] ?? at;
    while (next !== at) {
      leader[at] = leader[next] ?? next;
      at = next;
      next = leader[at] ?? at;
    }
    return at;
  };
  for (const [a, b] of pairs) {
    const [one, other] = [leaderOf(a), leaderOf(b)];
    leader[Math.max(one, other)] = Math.min(one, other);
  }
  return leader.map((_, index) => leaderOf(index));
}
