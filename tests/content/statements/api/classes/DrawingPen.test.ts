import { draw, type Drawing, type DrawingPen, measureVolume, type Shape3D } from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('adds no line back to the start', () => {
  const corner = () => draw().hLine(10).vLine(10);
  expect(corner().done().blueprint.curves).toHaveLength(2);
  expect(corner().close().blueprint.curves).toHaveLength(3);
  const back = corner().lineTo([0, 0]).done();
  expect(back.blueprint.isClosed()).toBe(true);
  expect(measureVolume(back.sketchOnPlane().extrude(2) as Shape3D)).toBeCloseTo(100);
});

says('Each method that draws a segment returns the pen', () => {
  const pen = draw([1, 2]);
  expect(pen.hLine(10)).toBe(pen);
  expect(pen.sagittaArc(0, 5, 1)).toBe(pen);
  const drawing = pen.close();
  expect(drawing).not.toBe(pen);
  const starts = (closed: Drawing) =>
    closed.blueprint.curves.map(({ firstPoint }) => firstPoint.map(toWhole));
  expect(starts(drawing)).toEqual([
    [1, 2],
    [11, 2],
    [11, 7],
  ]);
  // After a rounded corner, a segment starts where the rounding ends.
  expect(starts(draw().hLine(10).customCorner(2).vLine(10).close())).toContainEqual([10, 2]);
});

says('tangentLine comes first.', () => {
  expect(() => draw().tangentLine(10)).toThrow(
    'You need a previous curve to sketch a tangent line',
  );
  expect(() => draw().tangentArc(10, 10)).toThrow('tangent arc');
});

says('between lines at a right angle, that far from it.', () => {
  const square = () => draw().hLine(10).vLine(10).hLine(-10);
  const cutEnd = (drawing: Drawing) => drawing.blueprint.curves.at(-1)!.firstPoint;
  const [x, y] = cutEnd(square().closeWithCustomCorner(2, 'chamfer'));
  expect([toWhole(x), toWhole(y)]).toEqual([2, 0]);
  // A line and an arc at a right angle.
  const half = draw([-5, 0]).hLine(10).sagittaArc(-10, 0, -5);
  expect(cutEnd(half.closeWithCustomCorner(1, 'chamfer'))[0]).toBeCloseTo(-3.873, 3);
});

says(
  'Beside a spline or an ellipse, or where the radius does not fit, the corner may stay sharp or be wrong, or the pen throws.',
  () => {
    const corner = () => draw().hLine(10).vLine(10);
    const curvesOf = (pen: DrawingPen, radius: number, mode?: 'chamfer') =>
      pen.closeWithCustomCorner(radius, mode).blueprint.curves.length;
    expect([1, 50].map((radius) => curvesOf(corner(), radius))).toEqual([4, 3]);
    expect(curvesOf(corner().smoothSplineTo([0, 0]), 1)).toBe(3);
    expect(curvesOf(corner().ellipseTo([0, 0], 9, 12), 1)).toBe(3);
    expect(curvesOf(corner().smoothSplineTo([0, 0]), 1, 'chamfer')).toBe(3);
    // As long as a side: larger than without a corner, or an error.
    const wide = draw().hLine(20).vLine(10).hLine(-20).closeWithCustomCorner(10);
    expect(measureVolume(wide.sketchOnPlane().extrude(1) as Shape3D)).toBeGreaterThan(219);
    const high = draw().hLine(10).vLine(20).hLine(-10);
    expect(() => high.closeWithCustomCorner(10)).toThrow(TypeError);
  },
);

says('or cuts it in the mode chamfer. It may stay sharp, without an error.', () => {
  const flower = () => draw().sagittaArc(10, 0, -2).sagittaArc(0, 10, -2).sagittaArc(-10, 0, -2);
  const closed = () => flower().sagittaArc(0, -10, -2);
  for (const mode of ['fillet', 'chamfer'] as const) {
    for (const radius of [0.5, 2]) {
      expect(closed().closeWithCustomCorner(radius, mode).blueprint.curves).toHaveLength(4);
    }
  }
});
