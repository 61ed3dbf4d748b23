import type { AnyShape } from 'replicad';
import type { Kernel } from '../kernel';
import type { MeshedShape } from '../measure/meshShape';
import type { RawPart } from './normalizeResult';
import type { SolidPart } from '../result';

/** Returns the indices of the faces and edges that the highlight finders of a part select. */
export function findHighlights(
  { highlightFace, highlightEdge }: RawPart,
  shape: AnyShape,
  { faceIds, edgeIds }: MeshedShape,
  { replicad }: Kernel,
): Pick<SolidPart, 'highlightedFaces' | 'highlightedEdges'> {
  return {
    ...(highlightFace && {
      highlightedFaces: positions(highlightFace(new replicad.FaceFinder()).find(shape), faceIds),
    }),
    ...(highlightEdge && {
      highlightedEdges: positions(highlightEdge(new replicad.EdgeFinder()).find(shape), edgeIds),
    }),
  };
}

function positions(
  found: readonly { readonly hashCode: number }[],
  ids: readonly number[],
): readonly number[] {
  const kept = new Set(found.map(({ hashCode }) => hashCode));
  return ids.flatMap((id, index) => (kept.has(id) ? [index] : []));
}
