import type { Blueprint, CompoundBlueprint, Curve2D, Drawing } from 'replicad';
import type { Kernel } from '../kernel';
import { uniteBoxes } from '../../../base/vectors';
import type { Box } from '../result';

type Point = readonly [number, number];

/** A drawing in SVG coordinates, in which y points down. */
export interface TracedDrawing {
  /** One `d` attribute per piece. It includes the holes of the piece (even-odd rule). */
  readonly paths: readonly string[];
  /** In the coordinates of the drawing, in which y points up. */
  readonly box: Box;
}

/**
 * Returns the outlines of a drawing as SVG paths. Arcs are converted here and all other curves by the library, because
 * version 0.20 splits elliptical arcs at a wrong parameter: pieces overshoot or become whole ellipses.
 */
export function traceDrawing(drawing: Drawing, kernel: Kernel): TracedDrawing {
  const regions = regionsOf(drawing, kernel);
  const samples = regions.flat().flatMap(({ curves }) => curves.flatMap(extremes));
  return {
    paths: regions.map((outlines) => outlines.map((outline) => trace(outline, kernel)).join(' ')),
    box: uniteBoxes(samples.map(([x, y]) => ({ min: [x, y, 0], max: [x, y, 0] }))),
  };
}

/** Returns the regions of a drawing, each as a list of its outline and the outlines of its holes. */
export function regionsOf(
  drawing: Drawing,
  { replicad }: Kernel,
): readonly (readonly Blueprint[])[] {
  const { innerShape } = drawing as unknown as {
    readonly innerShape:
      | Blueprint
      | CompoundBlueprint
      | { readonly blueprints: readonly (Blueprint | CompoundBlueprint)[] }
      | null;
  };
  if (innerShape === null) return [];
  if (innerShape instanceof replicad.Blueprint) return [[innerShape]];
  if (innerShape instanceof replicad.CompoundBlueprint) return [innerShape.blueprints];
  return innerShape.blueprints.map((piece) =>
    piece instanceof replicad.Blueprint ? [piece] : piece.blueprints,
  );
}

function trace(outline: Blueprint, kernel: Kernel): string {
  const first = outline.curves[0];
  if (!first) return '';
  const moves = outline.curves.map((curve) => traceCurve(curve, kernel));
  return `M${point(first.firstPoint)}${moves.join('')}${outline.isClosed() ? 'Z' : ''}`;
}

function traceCurve(curve: Curve2D, { replicad }: Kernel): string {
  if (curve.geomType === 'CIRCLE' || curve.geomType === 'ELLIPSE') return traceArc(curve);
  const path = new replicad.Blueprint([curve]).toSVGPathD();
  return path
    .replace(/^M \S+ \S+ /, '')
    .replace(/ Z$/, '')
    .replace(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g, (number) => round(Number(number)))
    .replace(/ ?([A-Z]) ?/g, '$1');
}

/**
 * Converts an arc to one `A` command of an SVG path. A whole circle or ellipse needs two commands, because an SVG arc
 * cannot end where it starts.
 */
function traceArc(curve: Curve2D): string {
  const { firstParameter: start, lastParameter: end } = curve;
  const { major, minor, tilt } = axes(curve);
  const isWhole = end - start > Math.PI * 1.999;
  const stops = isWhole ? [(start + end) / 2, end] : [end];
  return stops
    .map((stop, index) => {
      const from = index === 0 ? start : (stops[index - 1] ?? start);
      const a = curve.value(from);
      const b = curve.value((from + stop) / 2);
      const c = curve.value(stop);
      const isLarge = stop - from > Math.PI ? 1 : 0;
      // SVG's sweep flag is 0 for an arc that turns counter-clockwise on the screen. With y up, that is a positive
      // turn.
      const turn = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
      return `A${round(major)} ${round(minor)} ${round(-tilt)} ${isLarge} ${turn > 0 ? 0 : 1} ${point(c)}`;
    })
    .join('');
}

/** Returns the half-axes of a circle or ellipse, and the angle of the major axis in degrees. */
function axes(curve: Curve2D): {
  readonly major: number;
  readonly minor: number;
  readonly tilt: number;
} {
  const adaptor = curve.adaptor();
  try {
    if (curve.geomType === 'CIRCLE') {
      const radius = adaptor.Circle().Radius();
      return { major: radius, minor: radius, tilt: 0 };
    }
    const ellipse = adaptor.Ellipse();
    const direction = ellipse.XAxis().Direction();
    return {
      major: ellipse.MajorRadius(),
      minor: ellipse.MinorRadius(),
      tilt: (Math.atan2(direction.Y(), direction.X()) * 180) / Math.PI,
    };
  } finally {
    adaptor.delete();
  }
}

/**
 * Returns points of `curve` that include its extremes in x and y. The library's bounding boxes are larger than the
 * curves.
 */
function extremes(curve: Curve2D): readonly Point[] {
  const { firstParameter: start, lastParameter: end } = curve;
  if (curve.geomType === 'LINE') return [curve.value(start), curve.value(end)];
  const steps = 48;
  const at = (i: number) => curve.value(start + ((end - start) * i) / steps);
  const points = Array.from({ length: steps + 1 }, (_, i) => at(i));
  const refined = [0, 1].flatMap((axis) =>
    [1, -1].map((sign) => {
      const height = (p: Point) => sign * (p[axis] ?? 0);
      const best = points.reduce(
        (top, p, i) => (height(p) > height(points[top] ?? p) ? i : top),
        0,
      );
      return findMaximum(at, height, Math.max(0, best - 1), Math.min(steps, best + 1));
    }),
  );
  return [...points, ...refined];
}

/** Finds the highest point between `low` and `high` by ternary search, if there is a single maximum. */
function findMaximum(
  at: (i: number) => Point,
  height: (p: Point) => number,
  low: number,
  high: number,
): Point {
  for (let i = 0; i < 40; i++) {
    const third = (high - low) / 3;
    if (height(at(low + third)) < height(at(high - third))) low += third;
    else high -= third;
  }
  return at((low + high) / 2);
}

function point([x, y]: Point): string {
  return `${round(x)} ${round(-y)}`;
}

/** Rounds to a hundredth of a millimetre. Never returns "-0". */
function round(value: number): string {
  return String(Math.round(value * 100) / 100 || 0);
}
