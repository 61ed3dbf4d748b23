import type { Blueprint, Drawing, Shape2D } from 'replicad';

/** Returns a drawing as SVG path data in millimetres, with y pointing down. Curves become short straight lines. */
export function svgPathOf(drawing: Drawing): string {
  return blueprintsOf(outlinesOf(drawing)).map(pathOfBlueprint).join('').replaceAll(' -', '-');
}

/**
 * Returns the outlines of a drawing. The library keeps them in a private field, and has no public API to sample a
 * curve.
 */
function outlinesOf(drawing: Drawing): Shape2D | null {
  return (drawing as unknown as { readonly innerShape: Shape2D | null }).innerShape;
}

function blueprintsOf(shape: Shape2D | null): Blueprint[] {
  if (shape === null) return [];
  return 'curves' in shape ? [shape] : shape.blueprints.flatMap(blueprintsOf);
}

function pathOfBlueprint({ curves }: Blueprint): string {
  const points: string[] = [];
  for (const curve of curves) {
    const [from, to] = [curve.firstParameter, curve.lastParameter];
    const [middleX, middleY] = curve.value((from + to) / 2);
    const [startX, startY] = curve.value(from);
    const halfChord = Math.hypot(middleX - startX, middleY - startY);
    const count =
      curve.geomType === 'LINE' ? 1 : Math.min(20, Math.max(4, Math.round(halfChord * 1.6)));
    for (let step = 0; step <= count; step += 1) {
      const [x, y] = curve.value(from + ((to - from) * step) / count);
      const point = `${roundToTenths(x)} ${roundToTenths(-y)}`;
      if (points.at(-1) !== point) points.push(point);
    }
  }
  return points.length > 1 ? `M${points.join('L')}` : '';
}

function roundToTenths(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}
