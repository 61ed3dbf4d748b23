import type { EdgeInfo, FaceInfo, Vector3 } from '../../../../src/modeling/core/result';
import type { SolidPart } from '../../../../src/modeling';

/**
 * Returns a box, meshed like the kernel's: faces share no vertices, and triangles are counter-clockwise seen from
 * outside.
 */
export function boxPart(min: Vector3, max: Vector3, more: Partial<SolidPart> = {}): SolidPart {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  const lines: number[] = [];
  const faces: FaceInfo[] = [];
  const edges: EdgeInfo[] = [];
  const size = max.map((value, axis) => value - (min[axis] ?? 0));
  for (const axis of [0, 1, 2]) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    for (const side of [0, 1]) {
      const corner = (a: number, b: number): Vector3 => {
        const point: [number, number, number] = [...min];
        point[axis] = (side ? max : min)[axis] ?? 0;
        point[u] = (a ? max : min)[u] ?? 0;
        point[v] = (b ? max : min)[v] ?? 0;
        return point;
      };
      const normal: [number, number, number] = [0, 0, 0];
      normal[axis] = side ? 1 : -1;
      const first = positions.length / 3;
      const round = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
      round.forEach((point) => {
        positions.push(...point);
        normals.push(...normal);
      });
      const start = indices.length;
      indices.push(...(side ? [0, 1, 2, 0, 2, 3] : [0, 2, 1, 0, 3, 2]).map((i) => i + first));
      const [a, , c] = round as [Vector3, Vector3, Vector3];
      faces.push({
        start,
        count: 6,
        type: 'PLANE',
        center: a.map((value, i) => (value + (c[i] ?? 0)) / 2) as unknown as Vector3,
        normal,
        area: (size[u] ?? 0) * (size[v] ?? 0),
      });
    }
    for (const [a, b] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]) {
      const startPoint: [number, number, number] = [...min];
      startPoint[u] = (a ? max : min)[u] ?? 0;
      startPoint[v] = (b ? max : min)[v] ?? 0;
      const endPoint: [number, number, number] = [...startPoint];
      endPoint[axis] = max[axis] ?? 0;
      edges.push({
        start: lines.length / 3,
        count: 2,
        type: 'LINE',
        startPoint,
        endPoint,
        length: size[axis] ?? 0,
      });
      lines.push(...startPoint, ...endPoint);
    }
  }
  return {
    kind: 'solid',
    name: 'box',
    mesh: {
      positions: Float32Array.from(positions),
      normals: Float32Array.from(normals),
      indices: Uint32Array.from(indices),
      lines: Float32Array.from(lines),
      faces,
      edges,
    },
    ...more,
  };
}

/** Returns a closed box with a cavity. As in the kernel's meshes, the cavity is a box that is turned inside out. */
export function hollowPart(): SolidPart {
  const [outer, inner] = [boxPart([0, 0, 0], [60, 30, 20]), boxPart([4, 4, 4], [56, 26, 16])];
  const { mesh } = inner;
  const first = outer.mesh.positions.length / 3;
  const join = (a: Float32Array, b: Float32Array) => Float32Array.from([...a, ...b]);
  return {
    ...outer,
    mesh: {
      ...outer.mesh,
      positions: join(outer.mesh.positions, mesh.positions),
      normals: join(
        outer.mesh.normals,
        mesh.normals.map((value) => -value),
      ),
      indices: Uint32Array.from([
        ...outer.mesh.indices,
        ...mesh.indices.map((i) => i + first).reverse(),
      ]),
    },
  };
}
