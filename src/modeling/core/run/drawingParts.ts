import type { Drawing } from 'replicad';
import { resultLimits } from '../resultLimits';
import { emptyResultFailure } from './checkPart';
import { placeOf } from '../explain/explainError';
import type { Kernel } from '../kernel';
import { limitWarning, shortenName, tooFarWarning } from '../limitWarnings';
import { measureDrawing } from '../measure/measureDrawing';
import { ModelFailure, type ModelError } from '../modelError';
import { appearanceOf, type RawPart } from './normalizeResult';
import type { DrawingPart, MeasuredPart } from '../result';
import type { RunContext } from './solidParts';
import { traceDrawing, type TracedDrawing } from '../measure/traceDrawing';

/** In mm². A rectangle without width has about 1e-15. */
const smallestArea = 1e-9;

/**
 * Returns the outlines of drawings with their measurements, up to the limits, and warnings about the rest. Throws a
 * `ModelFailure` if a drawing is empty, or if nothing of the model can be shown.
 */
export function traceDrawingParts(
  raw: readonly RawPart[],
  { observer, compiled }: RunContext,
  kernel: Kernel,
): {
  readonly parts: readonly MeasuredPart<DrawingPart>[];
  readonly warnings: readonly ModelError[];
} {
  const parts: MeasuredPart<DrawingPart>[] = [];
  const warnings: ModelError[] = raw.flatMap((part) => part.warnings);
  let letters = 0;
  for (const part of raw) {
    const origin = observer.originOf(drawingOf(part));
    const place = placeOf(origin?.trace, compiled);
    const traced = traceDrawing(drawingOf(part), kernel);
    if (traced.paths.every((path) => path === '')) throw emptyResultFailure(origin?.name, place);
    letters += traced.paths.reduce((sum, path) => sum + path.length, 0);
    if (letters > resultLimits.outlines) {
      warnings.push(tooLongWarning(parts.length, raw.length));
      break;
    }
    if (isNear(traced)) {
      const shown = drawingPart(part, traced, kernel);
      parts.push(shown);
      if (shown.facts.area !== undefined && shown.facts.area < smallestArea)
        warnings.push({ ...flatDrawing(part.name), ...place });
    } else warnings.push({ ...tooFarWarning(part.name, coordinatesOf(traced)), ...place });
  }
  const last = warnings.at(-1);
  if (parts.length === 0 && last) throw new ModelFailure(last);
  return { parts, warnings };
}

function drawingOf({ content }: RawPart): Drawing {
  if (content.kind !== 'drawing') throw new Error('A shape is not a drawing.');
  return content.drawing;
}

function isNear(traced: TracedDrawing): boolean {
  return coordinatesOf(traced).every((value) => Math.abs(value) < resultLimits.distance);
}

function coordinatesOf({ box }: TracedDrawing): readonly number[] {
  return [...box.min, ...box.max];
}

function flatDrawing(name: string): ModelError {
  return {
    kind: 'silent',
    sentence: `${shortenName(name)} encloses no area.`,
    hint: 'Look for a size that is 0, negative or missing, and for an outline that crosses itself.',
    section: 'the-solid-is-flat',
  };
}

function tooLongWarning(shown: number, all: number): ModelError {
  const much = `more than ${resultLimits.outlines / 1000} 000 letters of outlines`;
  return limitWarning(
    shown === 0
      ? `The drawing has ${much}: the page cannot show it.`
      : `${all} drawings have ${much}: the page shows the first ${shown}.`,
    'Make them of fewer curves, or download the model as SVG.',
  );
}

function drawingPart(
  part: RawPart,
  traced: TracedDrawing,
  kernel: Kernel,
): MeasuredPart<DrawingPart> {
  const { min, max } = traced.box;
  return {
    kind: 'drawing',
    ...appearanceOf(part),
    ...(part.strokeType && { strokeType: part.strokeType }),
    paths: traced.paths,
    viewBox: [min[0], -max[1], max[0] - min[0], max[1] - min[1]],
    facts: measureDrawing(drawingOf(part), traced, kernel),
  };
}
