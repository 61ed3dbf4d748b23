import type { PrintSurface } from './readSurface';

/** Returns for each side of each triangle (three a triangle) the triangle beyond it, or -1. */
export function readNeighbours({ corners }: PrintSurface): Int32Array {
  const neighbours = new Int32Array(corners.length).fill(-1);
  const open = new Map<number, number>();
  const vertices = corners.reduce((most, vertex) => Math.max(most, vertex), 0) + 1;
  for (let side = 0; side < corners.length; side++) {
    const [from, to] = endsOf(corners, side);
    // The triangle beyond goes the other way along their common side.
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
export function endsOf(corners: Uint32Array, side: number): readonly [number, number] {
  const triangle = Math.floor(side / 3);
  return [corners[side] ?? 0, corners[triangle * 3 + ((side + 1) % 3)] ?? 0];
}

/** Returns groups of `count` things in which `pairs` join one with another: each has the smallest of its group. */
export function joined(count: number, pairs: Iterable<readonly [number, number]>): Int32Array {
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
