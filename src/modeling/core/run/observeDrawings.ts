import type { Blueprint, Drawing, Point2D } from 'replicad';
import { areaOfDrawing } from '../measure/areaOfDrawing';
import { regionsOf } from '../measure/traceDrawing';
import type { Call, Kernel } from '../kernel';
import type { Explanation } from '../modelError';
import { roundingMethods } from './observeSolids';
import type { Warn } from './silentFailure';

/**
 * Tolerance of an area, as a fraction of the total area of its curves' bounding boxes. The area is inexact, because
 * chords replace the curves.
 */
const curveError = 0.005;

/** Relative tolerance of an area. The kernel computes the corners where two outlines cross with a small error. */
const crossingError = 1e-6;

/** Relative difference between two measurements of the same outlines. */
const sameArea = 1e-9;

/**
 * Detects wrong results of `cut`, `fuse`, `intersect` and `offset` by their areas, and of `fillet` and `chamfer` by their
 * corners. Version 0.20 of the library combines a drawing with each piece of the other drawing separately, so the
 * resulting pieces may overlap.
 */
export function observeDrawings(kernel: Kernel, warn: Warn) {
  return {
    after: (call: Call, result: unknown): void => {
      const fault = faultOf(call, result, kernel);
      if (!fault) return;
      const { words, ...rest } = fault;
      warn(call, { sentence: `${call.name}() ${words}.`, ...rest });
    },
  };
}

function faultOf(call: Call, result: unknown, kernel: Kernel): Fault | null {
  try {
    return operationFault(call, result, kernel) ?? singleFault(call, result, kernel);
  } catch {
    // The check must not stop the run.
    return null;
  }
}

function operationFault(call: Call, result: unknown, kernel: Kernel): Fault | null {
  const operation = operationOf(call, kernel);
  const areas = operation && areasOf([...operation.operands, result], kernel);
  if (!areas) return null;
  const { area } = areas;
  return area === null ? openOutlineFault : faults[operation.name]({ ...areas, area });
}

const openOutlineFault: Fault = {
  words: 'left an outline open, so the drawing is broken',
  hint: 'Outlines that cross several times can fail: extrude both and work with the solids.',
  section: 'a-drawing-overlaps',
};

/** Returns the fault in the result of `drawPointsInterpolation`, `offset`, or an unfiltered `fillet` or `chamfer`. */
function singleFault({ name, self, args }: Call, result: unknown, kernel: Kernel): Fault | null {
  const { Drawing } = kernel.replicad;
  if (!(result instanceof Drawing)) return null;
  if (name === 'drawPointsInterpolation')
    return hasStrayed(result, args[0] as readonly Point2D[], kernel) ? strayingCurveFault : null;
  if (!(self instanceof Drawing)) return null;
  if (name === 'offset') return offsetFault(self, Number(args[0]), result, kernel);
  if (!roundingMethods.has(name) || args[1]) return null;
  const sharp = regionsOf(result, kernel).flat().flatMap(sharpCorners);
  const before = regionsOf(self, kernel).flat().flatMap(sharpCorners);
  // A chamfer creates new sharp corners, but must leave none of the old ones.
  const isLeft = (corner: Point2D) =>
    name === 'fillet' || before.some((old) => distance(old, corner) < 1e-6);
  return sharp.some(isLeft) ? sharpCornerFault : null;
}

const sharpCornerFault: Fault = {
  words: 'left a corner sharp',
  hint: 'Make it smaller: at right angles, stay below half of the shortest side.',
  section: 'a-rounded-drawing-is-broken',
};

const strayingCurveFault: Fault = {
  words: 'drew a curve that leaves its points',
  hint: 'Try another number of points, or draw the curve in pieces with smoothSpline().',
};

/** Number of places at which a curve is compared with its points. */
const samples = 1000;

/** Returns true if a curve is farther from its points than the longest distance between two neighbouring points. */
function hasStrayed(drawing: Drawing, points: readonly Point2D[], kernel: Kernel): boolean {
  const gaps = points.slice(1).map((point, index) => distance(point, points[index] ?? point));
  const longest = Math.max(...gaps);
  const curve = regionsOf(drawing, kernel)[0]?.[0]?.curves[0];
  if (!curve) return false;
  const { firstParameter, lastParameter } = curve;
  const step = (lastParameter - firstParameter) / samples;
  return Array.from({ length: samples }, (_, index) =>
    curve.value(firstParameter + index * step),
  ).some((place) => points.every((point) => distance(place, point) > longest));
}

function distance([x, y]: Point2D, [otherX, otherY]: Point2D): number {
  return Math.hypot(x - otherX, y - otherY);
}

/**
 * Returns the fault of an offset. Ignores drawings with holes, because the library offsets holes in the same direction
 * as outlines.
 */
function offsetFault(
  drawing: Drawing,
  distance: number,
  result: Drawing,
  kernel: Kernel,
): Fault | null {
  const hasHole = regionsOf(drawing, kernel).some(({ length }) => length > 1);
  const before = areaOfDrawing(drawing, kernel);
  const after = areaOfDrawing(result, kernel);
  if (hasHole || !before || after === null || regionsOf(result, kernel).length === 0) return null;
  if (after <= before * sameArea)
    return {
      words: 'left an outline without an area',
      hint: 'Shrink by less than half of the width.',
      section: 'trying-to-sketch-an-empty-drawing',
    };
  return after > before === distance > 0
    ? null
    : {
        words: `made the drawing ${distance > 0 ? 'smaller' : 'larger'}`,
        hint: 'Give the distance with the other sign.',
      };
}

/** Returns the corners at which an outline bends. The ends of an open outline are not corners. */
function sharpCorners(outline: Blueprint): readonly Point2D[] {
  const { curves } = outline;
  return curves.flatMap((curve, index) => {
    const next = curves[index + 1] ?? (outline.isClosed() ? curves[0] : undefined);
    if (!next) return [];
    const [x, y] = curve.tangentAt(1);
    const [nextX, nextY] = next.tangentAt(0);
    const bend = Math.abs(Math.atan2(x * nextY - y * nextX, x * nextX + y * nextY));
    return bend < smoothAngle ? [] : [curve.lastPoint];
  });
}

/** Largest angle between two curves of a rounded corner, in radians. */
const smoothAngle = 0.1;

type Operation = 'cut' | 'fuse' | 'intersect';

interface Fault extends Omit<Explanation, 'sentence'> {
  readonly words: string;
}

const overlapFault = (words: string): Fault => ({
  words,
  hint: 'Where a drawing has several pieces or holes, work with one at a time, or extrude both and work with the solids.',
  section: 'a-drawing-overlaps',
});

/** Areas of the two operands and of the result. Square millimetres. */
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
      return overlapFault('made the drawing larger, so its outlines overlap');
    return Math.abs(area - first) <= first * sameArea ? nothingCutFault : null;
  },
  fuse: ({ first, second, area, tolerance }) => {
    if (area > first + second + tolerance)
      return overlapFault('made more than the two drawings together, so its outlines overlap');
    return Math.max(first, second) > area + tolerance
      ? overlapFault('lost a part of the drawings')
      : null;
  },
  intersect: ({ first, second, area, tolerance }) =>
    area > Math.min(first, second) + tolerance
      ? overlapFault('made more than one of the two drawings, so it is not what they share')
      : null,
};

const nothingCutFault: Fault = {
  words: 'took nothing away',
  hint: 'The tool does not reach the drawing. With a tool of several pieces, cut with one at a time.',
  section: 'a-cut-does-nothing',
};

/** Returns the operation of a drawing's method (`cut`) or of a function on outlines (`cut2D`, `cutBlueprints`). */
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

/**
 * Returns the areas of two operands and of the result; null if one of them is empty or not a drawing, or if an operand
 * is open. The area of an open result is null.
 */
function areasOf(
  values: readonly unknown[],
  kernel: Kernel,
): (Omit<Areas, 'area'> & { readonly area: number | null }) | null {
  const drawings = values.flatMap((value) => drawingOf(value, kernel) ?? []);
  const [first, second, area] = drawings.map((drawing) => areaOfDrawing(drawing, kernel));
  if (!first || !second || area === undefined || area === 0) return null;
  const curved = changedOutlines(drawings, kernel).reduce((sum, one) => sum + curvedArea(one), 0);
  const tolerance = curved * curveError + Math.max(first, second) * crossingError;
  return { first, second, area, tolerance };
}

/**
 * Returns the outlines that an operation has changed. An unchanged outline is the same object in an operand and in the
 * result, and has the same area.
 */
function changedOutlines(drawings: readonly Drawing[], kernel: Kernel): readonly Blueprint[] {
  const outlines = drawings.flatMap((drawing) => regionsOf(drawing, kernel).flat());
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
