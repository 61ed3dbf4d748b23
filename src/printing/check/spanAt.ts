import type { Vector3 } from '../../base/vectors';

/** A side of a patch of overhanging triangles. It may have a support beyond it. */
export interface Border {
  readonly from: Vector3;
  readonly to: Vector3;
  readonly isHeld: boolean;
}

type Point = readonly [number, number];

/**
 * Returns the directions of the unsupported borders of a patch. If the patch can be bridged in any direction, it can be
 * bridged in one of these. `spanAt` also tries the direction of the nearest support.
 */
export function bridgeDirections(borders: readonly Border[]): readonly Point[] {
  const directions: Point[] = [];
  for (const { from, to, isHeld } of borders) {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (isHeld || length < tiny) continue;
    const direction: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const isNew = directions.every(
      ([x, y]) => Math.abs(x * direction[0] + y * direction[1]) < parallelCosine,
    );
    if (isNew) directions.push(direction);
  }
  return directions;
}

/**
 * Returns the shortest span across `point` between two supports, seen from above, in millimetres. Returns ∞ if every
 * direction leads over an unsupported border.
 */
export function spanAt(
  [x, y]: Vector3,
  borders: readonly Border[],
  directions: readonly Point[],
): number {
  const point: Point = [x, y];
  const nearest = nearestSupport(point, borders);
  if (!nearest) return Infinity;
  const away = Math.hypot(nearest[0] - x, nearest[1] - y);
  // The point is directly above the support.
  if (away < tiny) return 0;
  const towards: Point = [(nearest[0] - x) / away, (nearest[1] - y) / away];
  return [towards, ...directions].reduce(
    (shortest, direction) => Math.min(shortest, spanAlong(point, direction, borders)),
    Infinity,
  );
}

const tiny = 1e-6;
/** Cosine of 5°. Directions at a smaller angle count as equal. */
const parallelCosine = Math.cos(Math.PI / 36);

function spanAlong(point: Point, [dx, dy]: Point, borders: readonly Border[]): number {
  const before = supportIn(point, [dx, dy], borders);
  return before === Infinity ? before : before + supportIn(point, [-dx, -dy], borders);
}

function nearestSupport(point: Point, borders: readonly Border[]): Point | null {
  let [nearest, away]: [Point | null, number] = [null, Infinity];
  for (const border of borders) {
    if (!border.isHeld) continue;
    const candidate = nearestOn(point, border);
    const distance = Math.hypot(candidate[0] - point[0], candidate[1] - point[1]);
    if (distance < away) [nearest, away] = [candidate, distance];
  }
  return nearest;
}

/** Returns the distance to the first border in a direction, or ∞ if that border has no support behind it. */
function supportIn([x, y]: Point, [dx, dy]: Point, borders: readonly Border[]): number {
  let [away, isHeld] = [Infinity, false];
  for (const border of borders) {
    const [ex, ey] = [border.to[0] - border.from[0], border.to[1] - border.from[1]];
    const across = dx * ey - dy * ex;
    if (Math.abs(across) < tiny * tiny) continue;
    const [fx, fy] = [border.from[0] - x, border.from[1] - y];
    const distance = (fx * ey - fy * ex) / across;
    const along = (fx * dy - fy * dx) / across;
    if (distance < tiny || along < -tiny || along > 1 + tiny) continue;
    // If two borders meet at one point, the supported one counts.
    if (distance < away - tiny || (distance < away + tiny && border.isHeld))
      [away, isHeld] = [distance, border.isHeld];
  }
  return isHeld ? away : Infinity;
}

function nearestOn([x, y]: Point, { from, to }: Border): Point {
  const [ex, ey] = [to[0] - from[0], to[1] - from[1]];
  const length = ex * ex + ey * ey;
  const along = length > 0 ? ((x - from[0]) * ex + (y - from[1]) * ey) / length : 0;
  const within = Math.min(1, Math.max(0, along));
  return [from[0] + ex * within, from[1] + ey * within];
}
