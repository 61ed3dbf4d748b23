import type { MeasuredPart, SolidPart } from './core/result';
import type { RunResult } from './core/runResult';
import { hasValidElements } from './core/measure/meshChecks';
import type { MeasuredSolid, ResultMessage } from './protocol';

/** Returns `result` without its triangles, for a page that already has them. */
export function withoutTriangles(result: RunResult): ResultMessage {
  return {
    ...result,
    parts: result.parts.map((part) => {
      if (part.kind === 'drawing') return part;
      const { faces, edges } = part.mesh;
      return { ...part, mesh: { faces, edges } };
    }),
  };
}

/**
 * Returns the complete result. Triangles come from `ahead`, the parts sent in `triangulated`. Their arrays are reused,
 * because identical arrays tell the viewer that nothing has changed. Returns null for an invalid answer: a solid has no
 * triangles in either message, or has faces outside its triangles.
 */
export function withTriangles(
  result: ResultMessage,
  ahead: readonly SolidPart[],
): RunResult | null {
  const parts = result.parts.map((part, position) =>
    part.kind === 'drawing' ? part : completeSolid(part, ahead[position]),
  );
  return parts.every((part) => part !== null) ? { ...result, parts } : null;
}

function completeSolid(
  { mesh, ...part }: MeasuredSolid,
  ahead: SolidPart | undefined,
): MeasuredPart<SolidPart> | null {
  if ('positions' in mesh) return { ...part, mesh };
  const whole = ahead && { ...ahead.mesh, ...mesh };
  return whole && hasValidElements(whole) ? { ...part, mesh: whole } : null;
}
