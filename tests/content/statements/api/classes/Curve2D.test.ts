import {
  type Curve2D,
  draw,
  drawCircle,
  drawPointsInterpolation,
  drawRectangle,
  drawSingleCircle,
  drawSingleEllipse,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

const curveOf = (drawing: {
  readonly blueprint: { readonly curves: readonly Curve2D[] };
}): Curve2D => {
  const [curve] = drawing.blueprint.curves;
  if (!curve) throw new Error('The drawing has no curve.');
  return curve;
};
const line = (from: [number, number], to: [number, number]) =>
  curveOf(draw(from).lineTo(to).done());

says('On a line it counts mm, but may start at another number than 0.', () => {
  const [, second] = line([0, 0], [10, 0]).splitAt([[4, 0]]);
  expect([second?.firstParameter, second?.lastParameter]).toEqual([4, 10]);
  expect(second?.value(5)).toEqual([5, 0]);
  const reversed = line([0, 0], [10, 0]);
  reversed.reverse();
  expect(reversed.firstParameter).toBe(-10);
});

says('Where two curves cross, it may be more than 0', () => {
  const circle = () => curveOf(drawSingleCircle(5));
  expect(circle().distanceFrom(line([-6, 3], [6, 3]))).toBeCloseTo(1.708, 3);
  expect(circle().distanceFrom(curveOf(drawSingleCircle(5).translate(4, 0)))).toBeCloseTo(4);
  const ellipse = curveOf(drawSingleEllipse(6, 3));
  expect(ellipse.distanceFrom(line([-10, 1], [10, 2]))).toBeGreaterThan(1);
  const spline = curveOf(
    drawPointsInterpolation([
      [9, -7],
      [-5, 8],
      [-8, -3],
    ]),
  );
  const bezier = curveOf(
    draw([6, -3])
      .bezierCurveTo(
        [6, 5],
        [
          [4, -7],
          [-5, -9],
        ],
      )
      .done(),
  );
  expect(spline.distanceFrom(bezier)).toBeGreaterThan(0.5);
  expect(line([0, 0], [10, 0]).distanceFrom(line([5, -5], [5, 5]))).toBe(0);
});

says('use Blueprint.intersects', () => {
  const circle = drawSingleCircle(5).blueprint;
  const at = (y: number) => drawRectangle(20, 2).translate(0, y).blueprint;
  expect([3, 6, 6.1].map((y) => circle.intersects(at(y)))).toEqual([true, true, false]);
});

says('A point beside it throws.', () => {
  const segment = line([0, 0], [10, 0]);
  expect(segment.parameter([10, 0])).toBe(10);
  expect(() => segment.parameter([4, 1])).toThrow('1.000000000');
  for (const point of [
    [12, 0],
    [-1, 0],
    [12, 3],
  ] as const) {
    expect(() => segment.parameter([...point])).toThrow('Failed to find parameter');
  }
});

says('Points on the curve in mm, or parameters between both ends.', () => {
  const [segment, [circle], [spline]] = [
    line([0, 0], [10, 0]),
    drawSingleCircle(5).blueprint.curves,
    drawPointsInterpolation([
      [0, 0],
      [5, 5],
      [10, 0],
    ]).blueprint.curves,
  ];
  for (const curve of [segment, circle, spline] as Curve2D[]) {
    const { firstParameter, lastParameter } = curve;
    expect(curve.splitAt([firstParameter, lastParameter])).toHaveLength(1);
  }
  expect(segment.splitAt([12])[0]?.lastPoint).toEqual([12, 0]);
  const [piece] = circle?.splitAt([2 * Math.PI + 0.5]) ?? [];
  expect(piece?.lastParameter).toBeCloseTo(0.5);
  expect(() => spline?.splitAt([1.5])).toThrow('Failed to split the curve');
});

says('On ellipses and splines, distanceFrom and all that takes a point may fail.', () => {
  const long = curveOf(draw().ellipse(10, 0, 8, 6, 0, true).done());
  const points = Array.from({ length: 101 }, (_, i) => {
    const { firstParameter: first, lastParameter: last } = long;
    return long.value(first + ((last - first) * i) / 100);
  });
  const nearest = Math.min(...points.map(([x, y]) => Math.hypot(x - 5, y - 20)));
  expect(long.distanceFrom([5, 20])).toBeGreaterThan(nearest + 10);
  const missed = points.filter((point) => !long.isOnCurve(point));
  expect(missed.length).toBeGreaterThan(50);
  expect(() => missed.map((point) => long.parameter(point))).toThrow('Failed to find parameter');
  const half = curveOf(draw().halfEllipse(20, 0, 5).done());
  expect([half.distanceFrom([10, 2]), half.isOnCurve([10, 5])]).toEqual([3, true]);
  const tilted = curveOf(draw().ellipseTo([8, 4], 6, 4, 30, true).done());
  const middle = tilted.value((tilted.firstParameter + tilted.lastParameter) / 2);
  expect(() => tilted.tangentAt(middle)).toThrow('Failed to find parameter');
  expect(() => tilted.splitAt([middle])).toThrow('Failed to find parameter');
  const zigzag = drawPointsInterpolation([
    [7, 9],
    [3, 0],
    [0, 7],
    [2, 4],
    [2, 1],
  ]);
  const spline = curveOf(zigzag);
  const onSpline = spline.value(
    spline.firstParameter + 0.6 * (spline.lastParameter - spline.firstParameter),
  );
  expect(spline.distanceFrom(onSpline)).toBeGreaterThan(0.8);
  expect(spline.isOnCurve(onSpline)).toBe(false);
});

says('for example, the point is beyond an end of a line.', () => {
  const bow = curveOf(draw().sagittaArc(10, 0, 2).done());
  expect(() => bow.parameter([12, 0])).toThrow('Failed to find parameter');
  const straight = line([0, 0], [10, 0]);
  for (const x of [-1, 10.01, 99]) {
    expect(() => straight.parameter([x, 0])).toThrow('Failed to find parameter');
  }
  // Beyond the end of a Bézier curve, the error has a different message.
  const bezier = curveOf(draw().cubicBezierCurveTo([10, 0], [0, 10], [10, 10]).done());
  expect(() => bezier.parameter([12, 0])).toThrow('not on curve');
});

says('A larger value than the default may drop points, without an error.', () => {
  const pieces = (points: [number, number][], precision?: number) =>
    line([0, 0], [100, 0]).splitAt(points, precision).length;
  expect([1e-9, 0.01, 0.1].map((precision) => pieces([[5, 0]], precision))).toEqual([2, 2, 1]);
  const close: [number, number][] = [
    [50, 0],
    [50.04, 0],
  ];
  expect([0.01, 0.1].map((precision) => pieces(close, precision))).toEqual([3, 2]);
});

says('How far beside the curve the point may lie, in mm.', () => {
  const segment = line([0, 0], [10, 0]);
  expect(segment.parameter([4, 0.09], 0.1)).toBeCloseTo(4);
  expect(() => segment.parameter([4, 0.11], 0.1)).toThrow('not on curve');
  // Beyond an end, it may throw although the point is near.
  const bezier = curveOf(draw().cubicBezierCurveTo([20, 0], [0, 20], [20, 20]).done());
  expect(() => bezier.parameter([20, -0.05], 0.1)).toThrow('not on curve');
});

says('Those of a stretched arc may lie beside it.', () => {
  const curve = curveOf(drawCircle(10).stretch(2, [1, 0], [0, 0]));
  const [piece] = curve.splitAt([(curve.firstParameter + curve.lastParameter) / 2]);
  const middle = piece!.value((piece!.firstParameter + piece!.lastParameter) / 2);
  expect(curve.distanceFrom(middle)).toBeGreaterThan(0.7);
  // The stretched circle is the ellipse (x / 10)² + (y / 20)² = 1.
  expect((middle[0] / 10) ** 2 + (middle[1] / 20) ** 2).toBeCloseTo(1.125);
});

says('to about precision in mm (default 1e-9)', () => {
  const curve = line([0, 0], [10, 0]);
  expect(curve.parameter([5, 0.9], 1)).toBeCloseTo(5, 6);
  expect(() => curve.parameter([5, 1.1], 1)).toThrow('not on curve');
  expect(() => curve.parameter([5, 1e-8])).toThrow('not on curve');
  // Past an end, the limit is looser: these points are 1.27 mm and 0.00000005 mm away.
  expect(curve.parameter([10.9, 0.9], 1)).toBe(10);
  expect(curve.parameter([10.00000005, 0])).toBeCloseTo(10, 6);
});
