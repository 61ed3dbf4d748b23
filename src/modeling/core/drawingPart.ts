import { emptyResult } from './checkPart';
import type { Kernel } from './kernel';
import { measureDrawing } from './measureDrawing';
import { looksOf, type RawPart } from './normalize';
import type { DrawingPart, Measured } from './result';
import { traceDrawing } from './traceDrawing';

/** Returns the outlines of a drawing, with its numbers. */
export function drawingPart(part: RawPart, kernel: Kernel): Measured<DrawingPart> {
  if (part.content.kind !== 'drawing') throw new Error('A shape is not a drawing.');
  const traced = traceDrawing(part.content.drawing, kernel);
  if (traced.paths.length === 0) throw emptyResult(undefined, {});
  const { min, max } = traced.box;
  return {
    kind: 'drawing',
    ...looksOf(part),
    ...(part.strokeType && { strokeType: part.strokeType }),
    paths: traced.paths,
    viewBox: [min[0], -max[1], max[0] - min[0], max[1] - min[1]],
    facts: measureDrawing(part.content.drawing, traced, kernel),
  };
}
