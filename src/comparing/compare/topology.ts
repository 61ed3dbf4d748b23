import type { ComparedMesh } from './report';

/** The number of separate pieces and holes of a surface. */
export interface Topology {
  readonly bodies: number;
  readonly cavities: number;
  /** Holes through all bodies together; null if the surface is not closed. */
  readonly holes: number | null;
}

/**
 * Grid size in millimetres for merging vertices, and grid offsets to try, because a vertex may be on the border of a
 * cell.
 */
const grid = 0.002;
const offsets = [0.000317, 0.001129, 0.00171];

/** Counts the bodies of a part, their cavities and holes. */
export function topologyOf(mesh: Pick<ComparedMesh, 'positions' | 'indices'>): Topology {
  let found: Topology = { bodies: 0, cavities: 0, holes: null };
  for (const offset of offsets) {
    found = countPieces(mesh, weld(mesh.positions, offset));
    if (found.holes !== null) break;
  }
  return found;
}

/** Returns the index of the merged vertex for each vertex. Needed because each face is triangulated separately. */
function weld(positions: Float32Array, offset: number): Uint32Array {
  const known = new Map<string, number>();
  const cell = (index: number) => Math.round(((positions[index] ?? 0) + offset) / grid);
  return Uint32Array.from({ length: positions.length / 3 }, (_, vertex) => {
    const key = `${cell(vertex * 3)},${cell(vertex * 3 + 1)},${cell(vertex * 3 + 2)}`;
    const index = known.get(key) ?? known.size;
    known.set(key, index);
    return index;
  });
}

function countPieces(
  mesh: Pick<ComparedMesh, 'positions' | 'indices'>,
  welded: Uint32Array,
): Topology {
  const { positions, indices } = mesh;
  const corners: number[] = [];
  const volumes: number[] = [];
  for (let i = 0; i < indices.length; i += 3) {
    const vertices = [indices[i] ?? 0, indices[i + 1] ?? 0, indices[i + 2] ?? 0];
    const [a = 0, b = 0, c = 0] = vertices.map((vertex) => welded[vertex] ?? 0);
    if (a === b || b === c || c === a) continue;
    corners.push(a, b, c);
    volumes.push(signedVolume(positions, vertices));
  }
  const { leaders, isClosed } = groupTriangles(corners);
  const pieces = new Map<number, { volume: number; characteristic: number }>();
  const seen = new Set<string>();
  leaders.forEach((leader, triangle) => {
    const piece = pieces.get(leader) ?? { volume: 0, characteristic: 0 };
    pieces.set(leader, piece);
    piece.volume += volumes[triangle] ?? 0;
    // Euler characteristic: vertices − edges + faces. A triangle shares its three edges, so it adds 1 − 3/2.
    piece.characteristic -= 0.5;
    for (const corner of corners.slice(triangle * 3, triangle * 3 + 3)) {
      const key = `${leader},${corner}`;
      if (!seen.has(key)) piece.characteristic += 1;
      seen.add(key);
    }
  });
  const all = [...pieces.values()];
  const holes = all.reduce((sum, { characteristic }) => sum + 1 - characteristic / 2, 0);
  const bodies = all.filter(({ volume }) => volume > 0).length;
  const isSound = isClosed && Number.isInteger(holes);
  return { bodies, cavities: all.length - bodies, holes: isSound ? holes : null };
}

/**
 * Returns six times the signed volume of the tetrahedron between the origin and a triangle. Negative if the triangle
 * faces the origin.
 */
function signedVolume(positions: Float32Array, vertices: readonly number[]): number {
  const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0, cx = 0, cy = 0, cz = 0] = vertices.flatMap(
    (vertex) => [...positions.subarray(vertex * 3, vertex * 3 + 3)],
  );
  return ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
}

/**
 * Groups triangles that share sides. Two bodies that touch along an edge stay separate: the triangles of a body are
 * consecutive, so their sides are paired before those of the next body.
 */
function groupTriangles(corners: readonly number[]): {
  readonly leaders: Int32Array;
  readonly isClosed: boolean;
} {
  const leaders = Int32Array.from({ length: corners.length / 3 }, (_, triangle) => triangle);
  const leaderOf = (triangle: number): number => {
    let at = triangle;
    while (leaders[at] !== at) {
      leaders[at] = leaders[leaders[at] ?? at] ?? at;
      at = leaders[at] ?? at;
    }
    return at;
  };
  const open = new Map<string, number>();
  corners.forEach((from, side) => {
    const triangle = Math.floor(side / 3);
    const to = corners[triangle * 3 + ((side + 1) % 3)] ?? from;
    const other = open.get(`${to},${from}`);
    if (other === undefined) open.set(`${from},${to}`, triangle);
    else {
      open.delete(`${to},${from}`);
      leaders[leaderOf(triangle)] = leaderOf(other);
    }
  });
  return { leaders: leaders.map((_, triangle) => leaderOf(triangle)), isClosed: open.size === 0 };
}
