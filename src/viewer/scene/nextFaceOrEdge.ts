import type { SolidPart } from '../../modeling';
import type { FaceOrEdge } from './pickFaceOrEdge';

/** Returns the face or edge after or before the current one, cycling through all visible parts. */
export function nextFaceOrEdge(
  parts: readonly SolidPart[],
  hidden: ReadonlySet<number>,
  mark: FaceOrEdge | null,
  { kind, step }: { readonly kind: FaceOrEdge['kind']; readonly step: 1 | -1 },
): FaceOrEdge | null {
  const all = parts.flatMap(({ mesh }, part): FaceOrEdge[] =>
    hidden.has(part)
      ? []
      : mesh[kind === 'face' ? 'faces' : 'edges'].map((_, index) => ({ kind, part, index })),
  );
  const at = all.findIndex(
    (other) => other.kind === mark?.kind && other.part === mark.part && other.index === mark.index,
  );
  const next = at < 0 ? (step > 0 ? 0 : -1) : (at + step) % all.length;
  return all.at(next) ?? null;
}
