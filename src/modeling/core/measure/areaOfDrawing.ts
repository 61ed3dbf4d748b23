import type { Blueprint, Curve2D, Drawing } from 'replicad';
import type { Kernel } from '../kernel';
import { regionsOf } from './traceDrawing';

/**
 * Returns the area enclosed by the outlines of a drawing, without its holes; null if an outline is open. Overlapping
 * pieces count twice, as in a solid made from them. The kernel is not used: it can measure only faces, and making them
 * takes longer than the cut that this area checks.
 */
export function areaOfDrawing(drawing: Drawing, kernel: Kernel): number | null {
  let area = 0;
  for (const [outline, ...holes] of regionsOf(drawing, kernel)) {
    if (!outline || ![outline, ...holes].every((one) => one.isClosed())) return null;
    area += holes.reduce((rest, hole) => rest - enclosed(hole), enclosed(outline));
  }
  return area;
}

/** Caches the areas of outlines. Cuts reuse unchanged outlines, so most outlines are measured once. */
const measured = new WeakMap<Blueprint, number>();

function enclosed(outline: Blueprint): number {
  const known = measured.get(outline);
  if (known !== undefined) return known;
  const area = Math.abs(outline.curves.reduce((sum, curve) => sum + sweptArea(curve), 0));
  measured.set(outline, area);
  return area;
}

const minSteps = 16;
const maxSteps = 1024;
const closeEnough = 1e-4;

/** Returns the signed area swept by the line from the origin to a point that moves along a curve. */
function sweptArea(curve: Curve2D): number {
  const { firstParameter: start, lastParameter: end } = curve;
  const [x, y] = curve.value(start);
  const [dx, dy] = minus(curve.value(end), [x, y]);
  const triangle = (x * dy - y * dx) / 2;
  if (curve.geomType === 'LINE') return triangle;
  const tolerance = (dx ** 2 + dy ** 2) * closeEnough;
  return triangle + areaBesideChord(curve, tolerance);
}

/** Returns the signed area between a curve and its chord. Doubles the number of points until the area is stable. */
function areaBesideChord(curve: Curve2D, tolerance: number): number {
  let coarse = areaOfPoints(curve, minSteps);
  for (let steps = minSteps * 2; ; steps *= 2) {
    const fine = areaOfPoints(curve, steps);
    // Richardson extrapolation: the error falls to a quarter when the number of points doubles.
    const area = fine + (fine - coarse) / 3;
    const change = Math.abs(area - fine);
    if (steps >= maxSteps || change <= tolerance + Math.abs(area) * closeEnough) return area;
    coarse = fine;
  }
}

function areaOfPoints(curve: Curve2D, steps: number): number {
  const { firstParameter: start, lastParameter: end } = curve;
  const origin = curve.value(start);
  let doubled = 0;
  let from: Point = [0, 0];
  for (let i = 1; i <= steps; i++) {
    const to = minus(curve.value(start + ((end - start) * i) / steps), origin);
    doubled += from[0] * to[1] - from[1] * to[0];
    from = to;
  }
  return doubled / 2;
}

type Point = readonly [number, number];

function minus([x, y]: Point, [fromX, fromY]: Point): Point {
  return [x - fromX, y - fromY];
}
