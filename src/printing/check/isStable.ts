import { printTolerances } from './limits';
import { pointAt, type PrintSurface } from './printSurface';

type Point = readonly [number, number];

/**
 * Returns true if the bodies of these triangles are stable: their centre of mass is above the area that touches the
 * bed.
 */
export function isStable(surface: PrintSurface, triangles: readonly number[]): boolean {
  const { points, corners } = surface;
  const touching = new Set<number>();
  for (const triangle of triangles) {
    for (const vertex of corners.subarray(triangle * 3, triangle * 3 + 3))
      if ((points[vertex * 3 + 2] ?? 0) <= printTolerances.contact) touching.add(vertex);
  }
  const foot = hullOf(
    [...touching].map((vertex) => [points[vertex * 3] ?? 0, points[vertex * 3 + 1] ?? 0]),
  );
  return isWithin(weightOf(surface, triangles), foot);
}

/** Returns the centre of mass, seen from above, as the sum of tetrahedra between each triangle and the origin. */
function weightOf({ points, corners }: PrintSurface, triangles: readonly number[]): Point {
  let [volume, x, y] = [0, 0, 0];
  for (const triangle of triangles) {
    const [a, b, c] = [0, 1, 2].map((corner) =>
      pointAt(points, corners[triangle * 3 + corner] ?? 0),
    );
    if (!a || !b || !c) continue;
    const part =
      a[0] * (b[1] * c[2] - b[2] * c[1]) +
      a[1] * (b[2] * c[0] - b[0] * c[2]) +
      a[2] * (b[0] * c[1] - b[1] * c[0]);
    volume += part;
    x += (part * (a[0] + b[0] + c[0])) / 4;
    y += (part * (a[1] + b[1] + c[1])) / 4;
  }
  return [x / volume, y / volume];
}

/** Returns the convex hull of `points`, counter-clockwise (Andrew's monotone chain). */
function hullOf(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (turnsRight(chain, point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

function turnsRight(chain: readonly Point[], point: Point): boolean {
  const [before, last] = [chain.at(-2), chain.at(-1)];
  return before !== undefined && last !== undefined && sideOf(before, last, point) <= 0;
}

/** Returns a number above 0 if `point` is on the left of the line from `a` to `b`. */
function sideOf(a: Point, b: Point, point: Point): number {
  return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);
}

/** Returns true if `point` is inside `outline`. An outline without area supports nothing. */
function isWithin(point: Point, outline: readonly Point[]): boolean {
  return (
    outline.length > 2 &&
    outline.every((corner, position) => {
      const next = outline[(position + 1) % outline.length] ?? corner;
      const length = Math.hypot(next[0] - corner[0], next[1] - corner[1]);
      return sideOf(corner, next, point) > printTolerances.contact * length;
    })
  );
}
