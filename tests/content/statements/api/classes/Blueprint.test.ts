import {
  draw,
  drawCircle,
  drawEllipse,
  drawPointsInterpolation,
  drawRectangle,
  type Blueprint,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('may be wrong where pieces are curved', () => {
  const lens = drawCircle(10).intersect(drawCircle(8).translate(0, 12));
  // Computes the signed area from points on the outline. It is negative if the outline is clockwise.
  const points = lens.blueprint.curves.flatMap((curve) =>
    Array.from({ length: 50 }, (_, index) => {
      const { firstParameter: first, lastParameter: last } = curve;
      return curve.value(first + ((last - first) * index) / 50);
    }),
  );
  const area = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
  expect(area).toBeLessThan(-10);
  expect(lens.blueprint.orientation).toBe('counterClockwise');
  expect(drawCircle(5).blueprint.orientation).toBe('clockwise');
});

says('One on the outline mostly does not.', () => {
  // Counts the points of the first curve for which `isInside` is true.
  const countInside = (outline: Blueprint) => {
    const { firstParameter: first, lastParameter: last } = outline.curves[0]!;
    const points = Array.from({ length: 41 }, (_, i) =>
      outline.curves[0]!.value(first + ((last - first) * i) / 40),
    );
    return points.filter((point) => outline.isInside(point)).length;
  };
  const arch = draw().ellipse(10, 0, 8, 6, 0, true).close().blueprint;
  expect(countInside(arch)).toBeGreaterThan(5);
  const bent: [number, number][] = [
    [0, 0],
    [4, 4],
    [5, -4],
    [10, 0],
    [5, -10],
  ];
  const spline = drawPointsInterpolation(bent, {}, { closeShape: true }).blueprint;
  expect([1, 2, 3, 4, 5]).toContain(countInside(spline));
  expect(countInside(drawEllipse(5, 3).blueprint)).toBe(0);
  const rectangle = drawRectangle(20, 10).blueprint;
  const circle = drawCircle(5).blueprint;
  expect(
    [
      [10, 0],
      [3, -5],
      [-10, -5],
      [10.1, 0],
    ].filter(([x = 0, y = 0]) => rectangle.isInside([x, y])),
  ).toEqual([]);
  expect(
    [
      [5, 0],
      [0, 5],
      [3, 4],
      [5.01, 0],
    ].filter(([x = 0, y = 0]) => circle.isInside([x, y])),
  ).toEqual([]);
  expect([rectangle.isInside([9.999, 0]), circle.isInside([0, -4.99])]).toEqual([true, true]);
});

says('In rare places it may be wrong.', () => {
  const rectangle = drawRectangle(4, 6).blueprint;
  const [x, y] = rectangle.boundingBox.outsidePoint();
  const point = [2 + 25 * (2 - x), 3 + 25 * (3 - y)] as const;
  expect(point.map((at) => at > 0.9 && at < 1.7)).toEqual([true, true]);
  expect(rectangle.isInside([...point])).toBe(false);
  expect(rectangle.isInside([point[0], point[1] - 0.01])).toBe(true);
  const notched = draw().hLine(10).vLine(10).hLine(-10).lineTo([4, 5]).close().blueprint;
  const [right, top] = notched.boundingBox.outsidePoint();
  const outside = [4 + 0.2 * (4 - right), 5 + 0.2 * (5 - top)] as const;
  expect(notched.isInside([...outside])).toBe(true);
  expect(notched.isInside([outside[0], outside[1] + 0.01])).toBe(false);
});

says('Room on every side of the bounding box, in mm.', () => {
  const square = drawRectangle(10, 10).blueprint;
  const size = (viewBox: string) => viewBox.split(' ').map((part) => Math.round(Number(part)));
  expect(size(square.toSVGViewBox())).toEqual([-6, -6, 12, 12]);
  expect(size(square.toSVGViewBox(3))).toEqual([-8, -8, 16, 16]);
  // The box of a Bézier curve is larger than the curve, which is 15 mm high.
  const bow = draw().cubicBezierCurveTo([20, 0], [0, 20], [20, 20]).close().blueprint;
  expect(size(bow.toSVGViewBox(1))).toEqual([-1, -21, 22, 22]);
});

says('Elliptical arcs and stretched arcs are often drawn wrongly in 0.20.', () => {
  // The curves of the text are parabolas: halfway, the first one lies at (-3.75, -7.5), beside the ellipse.
  const ellipse = drawCircle(5).stretch(2, [1, 0], [0, 0]).blueprint;
  expect(ellipse.toSVGPathD()).toMatch(/^M -5 0 Q -5 -10 0 -10 /);
  // From 42 to 151 degrees is less than a half turn, but the first of the two flags asks for the long way.
  const tilted = drawRectangle(30, 30).translate(0, 15).rotate(20);
  const half = drawEllipse(10, 4).cut(tilted).blueprint;
  expect(half.toSVGPathD()).toMatch(/^M 7\.39633 -2\.69204 A 10 4 0 1 1 -8\.77583 -1\.9177 /);
});
