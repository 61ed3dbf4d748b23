import type { Mesh, Vector3 } from '../../modeling';

export interface Ray {
  readonly origin: Vector3;
  /** A unit vector. */
  readonly direction: Vector3;
}

export interface FaceHit {
  /** Index in `mesh.faces`. */
  readonly face: number;
  /** Distance from the origin of the ray in millimetres. */
  readonly distance: number;
  readonly point: Vector3;
  /** False if the ray hits the inside of the face, because it entered the solid through a section. */
  readonly isFront: boolean;
}

export interface EdgeHit {
  /** Index in `mesh.edges`. */
  readonly edge: number;
  /** Distance between pointer and edge in pixels. */
  readonly pixelDistance: number;
}

/** Returns true if a point is on the visible side of the section. */
export type IsKept = (x: number, y: number, z: number) => boolean;

/**
 * Returns the first triangle that `ray` hits, or null.
 * Source: Möller and Trumbore, "Fast, minimum storage ray/triangle intersection", 1997.
 */
export function hitFace(mesh: Mesh, ray: Ray, isKept: IsKept): FaceHit | null {
  const { positions: p, indices } = mesh;
  const [ox, oy, oz] = ray.origin;
  const [dx, dy, dz] = ray.direction;
  let nearest = Infinity;
  let index = -1;
  let isFront = true;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [at(indices, i) * 3, at(indices, i + 1) * 3, at(indices, i + 2) * 3];
    const [ax, ay, az] = [at(p, a), at(p, a + 1), at(p, a + 2)];
    const [ux, uy, uz] = [at(p, b) - ax, at(p, b + 1) - ay, at(p, b + 2) - az];
    const [vx, vy, vz] = [at(p, c) - ax, at(p, c + 1) - ay, at(p, c + 2) - az];
    const [hx, hy, hz] = [dy * vz - dz * vy, dz * vx - dx * vz, dx * vy - dy * vx];
    const det = ux * hx + uy * hy + uz * hz;
    if (det === 0) continue;
    const [sx, sy, sz] = [ox - ax, oy - ay, oz - az];
    const u = (sx * hx + sy * hy + sz * hz) / det;
    if (u < 0 || u > 1) continue;
    const [qx, qy, qz] = [sy * uz - sz * uy, sz * ux - sx * uz, sx * uy - sy * ux];
    const v = (dx * qx + dy * qy + dz * qz) / det;
    if (v < 0 || u + v > 1) continue;
    const t = (vx * qx + vy * qy + vz * qz) / det;
    if (t <= 0 || t >= nearest || !isKept(ox + dx * t, oy + dy * t, oz + dz * t)) continue;
    nearest = t;
    index = i;
    isFront = det > 0;
  }
  if (index < 0) return null;
  const face = mesh.faces.findIndex(({ start, count }) => index >= start && index < start + count);
  return {
    face,
    distance: nearest,
    point: [ox + dx * nearest, oy + dy * nearest, oz + dz * nearest],
    isFront,
  };
}

/** Returns a point's position on the screen in pixels, and its depth along the view in millimetres. */
export type ProjectPoint = (x: number, y: number, z: number) => readonly [number, number, number];

/**
 * Returns the edge nearest to the pointer, or null. The edge is at most `reach` pixels away, and its depth is at most
 * `limit` millimetres. `pointer` and the results of `project` have the same unit.
 */
export function hitEdge(
  mesh: Mesh,
  pointer: readonly [number, number],
  project: ProjectPoint,
  reach: number,
  limit: number,
  isKept: IsKept,
): EdgeHit | null {
  let best: EdgeHit | null = null;
  mesh.edges.forEach(({ start, count }, edge) => {
    for (let i = start * 3; i < (start + count) * 3; i += 6) {
      const l = mesh.lines;
      const [x1, y1, z1] = [at(l, i), at(l, i + 1), at(l, i + 2)];
      const [x2, y2, z2] = [at(l, i + 3), at(l, i + 4), at(l, i + 5)];
      const [sx, sy, near] = project(x1, y1, z1);
      const [ex, ey, far] = project(x2, y2, z2);
      const [dx, dy] = [ex - sx, ey - sy];
      const length = dx * dx + dy * dy;
      const along = length === 0 ? 0 : ((pointer[0] - sx) * dx + (pointer[1] - sy) * dy) / length;
      const t = Math.min(1, Math.max(0, along));
      const pixelDistance = Math.hypot(pointer[0] - sx - dx * t, pointer[1] - sy - dy * t);
      const distance = near + (far - near) * t;
      if (
        pixelDistance > reach ||
        distance > limit ||
        distance <= 0 ||
        (best && pixelDistance >= best.pixelDistance)
      )
        continue;
      if (isKept(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t, z1 + (z2 - z1) * t))
        best = { edge, pixelDistance };
    }
  });
  return best;
}

/**
 * Returns an element of a typed array. The fallback 0 only satisfies the type checker, because every index is inside
 * the array.
 */
function at(numbers: Float32Array | Uint32Array, index: number): number {
  return numbers[index] ?? 0;
}
