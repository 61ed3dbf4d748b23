import type { Mesh } from '../../modeling';
import {
  hitEdge,
  hitFace,
  type FaceHit,
  type IsKept,
  type ProjectPoint,
  type Ray,
} from './picking';

/** A face or an edge of a part, by index. */
export interface FaceOrEdge {
  readonly kind: 'face' | 'edge';
  readonly part: number;
  readonly index: number;
}

export function isSameFaceOrEdge(a: FaceOrEdge | null, b: FaceOrEdge | null): boolean {
  return a === b || (a?.kind === b?.kind && a?.part === b?.part && a?.index === b?.index);
}

/**
 * The pointer's position and ray, and the properties of the view that determine which edges and faces are visible
 * there.
 */
interface PickContext {
  /** CSS pixels, as `project` returns them. */
  readonly pointer: readonly [number, number];
  /** Maximum distance in CSS pixels between an edge and the pointer. */
  readonly reach: number;
  readonly ray: Ray;
  readonly project: ProjectPoint;
  readonly isKept: IsKept;
  readonly hasEdges: boolean;
  /** An edge counts as visible if it is at most this far behind the face under the pointer. Millimetres. */
  readonly depthTolerance: number;
}

/**
 * Returns the edge near the pointer, or otherwise the face under it, or null. `meshes` contains the index and mesh of
 * each visible part.
 */
export function pickFaceOrEdge(
  meshes: readonly (readonly [number, Mesh])[],
  { pointer, reach, ray, project, isKept, hasEdges, depthTolerance }: PickContext,
): FaceOrEdge | null {
  let face: (FaceHit & { readonly part: number }) | null = null;
  for (const [part, mesh] of meshes) {
    const hit = hitFace(mesh, ray, isKept);
    if (hit && hit.distance < (face?.distance ?? Infinity)) face = { ...hit, part };
  }
  if (hasEdges) {
    const limit = (face ? project(...face.point)[2] : Infinity) + depthTolerance;
    let [nearest, edge]: [number, FaceOrEdge | null] = [Infinity, null];
    for (const [part, mesh] of meshes) {
      const hit = hitEdge(mesh, pointer, project, reach, limit, isKept);
      if (!hit || hit.pixelDistance >= nearest) continue;
      [nearest, edge] = [hit.pixelDistance, { kind: 'edge', part, index: hit.edge }];
    }
    if (edge) return edge;
  }
  // A visible back face is the inside of the solid behind a section. It cannot be picked.
  return face?.isFront && face.face >= 0
    ? { kind: 'face', part: face.part, index: face.face }
    : null;
}
