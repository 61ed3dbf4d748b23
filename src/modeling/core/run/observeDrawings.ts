import type { Blueprint, Drawing } from 'replicad';
import { areaOfDrawing } from '../measure/areaOfDrawing';
import { piecesOf } from '../measure/traceDrawing';
import type { Call, Kernel } from '../kernel';
import type { Warn } from './silentFailure';

/**
 * Tolerance of an area, as a fraction of the area of the boxes around its curves. Curves are measured by their chords.
 */
const curveError = 0.005;

/**
 * Tolerance of an area, as a fraction of the area, because the kernel computes the corners where two outlines cross
 * with a small error.
 */
const crossingError = 1e-6;

/** Relative difference between two measurements of the same outlines. */
const sameArea = 1e-9;

/**
 * Detects wrong results of `cut`, `fuse` and `intersect` by their areas. Version 0.20 of the library combines a drawing
 * with each piece of the other drawing separately, so the resulting pieces may overlap.
 */
export function observeDrawings(kernel: Kernel, warn: Warn) {
  return {
    after: (call: Call, result: unknown): void => {
      const operation = operationOf(call, kernel);
      if (!operation) return;
      const areas = areasOf([...operation.operands, result], kernel);
      if (!areas) return;
      const fault = faults[operation.name](areas);
      if (fault) warn(call, `${call.name}() ${fault.words}.`, fault.hint);
    },
  };
}

type Operation = 'cut' | 'fuse' | 'intersect';

interface Fault {
  readonly words: string;
  readonly hint: string;
}

const hint =
  'Where a drawing has several pieces or holes, work with one at a time, or extrude both and work with the solids.';

/** Square millimetres of the two operands and of the result. */
interface Areas {
  readonly first: number;
  readonly second: number;
  readonly area: number;
  /** Tolerance of the comparison of areas, in mm². */
  readonly tolerance: number;
}

const faults: Readonly<Record<Operation, (areas: Areas) => Fault | null>> = {
  cut: ({ first, area, tolerance }) => {
    if (area > first + tolerance)
      return { words: 'made the drawing larger, so its outlines overlap', hint };
    return Math.abs(area - first) <= first * sameArea ? nothingCut : null;
  },
  fuse: ({ first, second, area, tolerance }) => {
    if (area > first + second + tolerance)
      return { words: 'made more than the two drawings together, so its outlines overlap', hint };
    return Math.max(first, second) > area + tolerance
      ? { words: 'lost a part of the drawings', hint }
      : null;
  },
  intersect: ({ first, second, area, tolerance }) =>
    area > Math.min(first, second) + tolerance
      ? { words: 'made more than one of the two drawings, so it is not what they share', hint }
      : null,
};

const nothingCut: Fault = {
  words: 'took nothing away',
  hint: 'The tool does not reach the drawing. With a tool of several pieces, cut with one at a time.',
};

/** Returns the operation of a drawing's method, or of the function that does the same with outlines. */
function operationOf(
  { name, self, args }: Call,
  { replicad }: Kernel,
): { readonly name: Operation; readonly operands: readonly unknown[] } | null {
  const operation = name.replace(/(2D|Blueprints)$/, '');
  if (!isOperation(operation)) return null;
  if (operation !== name) return { name: operation, operands: args.slice(0, 2) };
  return self instanceof replicad.Drawing
    ? { name: operation, operands: [self, ...args.slice(0, 1)] }
    : null;
}

function isOperation(name: string): name is Operation {
  return name === 'cut' || name === 'fuse' || name === 'intersect';
}

/** Returns the areas of two operands and of the result; null if one of them is empty, open or not a drawing. */
function areasOf(values: readonly unknown[], kernel: Kernel): Areas | null {
  try {
    const drawings = values.flatMap((value) => drawingOf(value, kernel) ?? []);
    const [first, second, area] = drawings.map((drawing) => areaOfDrawing(drawing, kernel));
    if (!first || !second || !area) return null;
    const curved = changedOutlines(drawings, kernel).reduce((sum, one) => sum + curvedArea(one), 0);
    const tolerance = curved * curveError + Math.max(first, second) * crossingError;
    return { first, second, area, tolerance };
  } catch {
    // The check must not stop the run.
    return null;
  }
}

/**
 * Returns the outlines that an operation has changed. An unchanged outline is the same object in an operand and in the
 * result, and has the same area.
 */
function changedOutlines(drawings: readonly Drawing[], kernel: Kernel): readonly Blueprint[] {
  const outlines = drawings.flatMap((drawing) => piecesOf(drawing, kernel).flat());
  return outlines.filter((one) => outlines.indexOf(one) === outlines.lastIndexOf(one));
}

const curvedAreas = new WeakMap<Blueprint, number>();

/** Returns the area of the boxes around an outline's curves. */
function curvedArea(outline: Blueprint): number {
  const known = curvedAreas.get(outline);
  if (known !== undefined) return known;
  const area = outline.curves.reduce((sum, { geomType, boundingBox }) => {
    return geomType === 'LINE' ? sum : sum + boundingBox.width * boundingBox.height;
  }, 0);
  curvedAreas.set(outline, area);
  return area;
}

function drawingOf(value: unknown, { replicad }: Kernel): Drawing | null {
  if (value instanceof replicad.Drawing) return value;
  return value instanceof replicad.Blueprint ||
    value instanceof replicad.Blueprints ||
    value instanceof replicad.CompoundBlueprint
    ? new replicad.Drawing(value)
    : null;
}
