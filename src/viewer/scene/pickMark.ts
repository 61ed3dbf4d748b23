import type { Mesh } from '../../modeling';
import { hitEdge, hitFace, type FaceHit, type IsKept, type Project, type Ray } from './picking';

/** A face or an edge of a part, by position. */
export interface FaceOrEdge {
  readonly kind: 'face' | 'edge';
  readonly part: number;
  readonly index: number;
}

/** Where a reader points, and what of the model can be seen from there. */
interface Aim {
  /** CSS pixels, as `project` gives them. */
  readonly pointer: readonly [number, number];
  /** How far an edge may be from the pointer. CSS pixels. */
  readonly reach: number;
  readonly ray: Ray;
  readonly project: Project;
  readonly isKept: IsKept;
  readonly hasEdges: boolean;
  /** How far behind the face that is hit an edge still counts. Millimetres. */
  readonly slack: number;
}

/** Returns the edge near the pointer, else the face under it, else null. `meshes`: position and mesh of each shown part. */
export function pickMark(
  meshes: readonly (readonly [number, Mesh])[],
  { pointer, reach, ray, project, isKept, hasEdges, slack }: Aim,
): FaceOrEdge | null {
  let face: (FaceHit & { readonly part: number }) | null = null;
  for (const [part, mesh] of meshes) {
    const hit = hitFace(mesh, ray, isKept);
    if (hit && hit.distance < (face?.distance ?? Infinity)) face = { ...hit, part };
  }
  if (hasEdges) {
    const limit = (face ? project(...face.point)[2] : Infinity) + slack;
    let [nearest, edge]: [number, FaceOrEdge | null] = [Infinity, null];
    for (const [part, mesh] of meshes) {
      const hit = hitEdge(mesh, pointer, project, reach, limit, isKept);
      if (!hit || hit.away >= nearest) continue;
      [nearest, edge] = [hit.away, { kind: 'edge', part, index: hit.edge }];
    }
    if (edge) return edge;
  }
  // A face seen from behind is the inside of a section: there is nothing to choose.
  return face?.isFront && face.face >= 0
    ? { kind: 'face', part: face.part, index: face.face }
    : null;
}
