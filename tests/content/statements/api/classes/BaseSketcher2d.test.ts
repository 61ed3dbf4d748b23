import { draw, FaceSketcher, makeBox, measureArea, Sketcher, type Sketch } from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

function areaWith(width: number, height: number, radius: number): number {
  const pen = draw().hLine(width).customCorner(radius).vLine(height).hLine(-width);
  return measureArea((pen.close().sketchOnPlane() as Sketch).face());
}

const unfitting =
  'One that does not fit may leave the corner sharp or wrong, or make the pen throw; not 0.';
says(unfitting, () => {
  expect(areaWith(5, 10, 4.9)).toBeLessThan(49);
  expect(areaWith(5, 10, 5.1)).toBeCloseTo(50, 6);
  // As long as a side: larger than without a corner, or an error.
  expect(areaWith(10, 20, 10)).toBeGreaterThan(219);
  expect(() => areaWith(20, 10, 10)).toThrow(TypeError);
  expect(() => areaWith(5, 10, 0)).toThrow(TypeError);
});

says(
  'Between two arcs, or where the radius does not fit, it may stay sharp, without an error.',
  () => {
    const count = (...[sagitta, next]: [number, number]) => {
      const pen = draw().hSagittaArc(10, sagitta).customCorner(0.1);
      return pen.vSagittaArc(10, next).done().blueprint.curves.length;
    };
    expect([count(2, -2), count(-4, 2), count(1, 2), count(-4, -2)]).toEqual([3, 3, 2, 2]);
    for (const radius of [12, 25]) expect(areaWith(10, 10, radius)).toBeCloseTo(100, 6);
  },
);

says('and (in other units) FaceSketcher have these methods', () => {
  const [face] = makeBox([0, 0, 0], [40, 20, 5]).faces.filter(({ center }) => center.z > 4);
  const { width, height } = new FaceSketcher(face!).hSagittaArc(0.5, 0.2).done().wire.boundingBox;
  expect([width, height].map(toWhole)).toEqual([20, 4]);
  const pen = draw().hSagittaArc(0.5, 0.2).done().boundingBox;
  expect([pen.width, pen.height]).toEqual([expect.closeTo(0.5, 4), expect.closeTo(0.2, 4)]);
});

says('with up to 24 control points', () => {
  const along = (count: number): [number, number][] =>
    Array.from({ length: count }, (_, index) => [index + 1, 5 * Math.sin(index)]);
  const flat = (count: number) => draw().bezierCurveTo([40, 0], along(count)).vLine(-5).close();
  const inSpace = (count: number) =>
    new Sketcher('XZ').bezierCurveTo([40, 0], along(count)).vLine(-5).close();
  for (const count of [1, 12, 24]) {
    expect(() => [flat(count).sketchOnPlane(), inSpace(count)]).not.toThrow();
  }
  for (const count of [25, 40]) {
    const drawing = flat(count);
    expect(() => drawing.sketchOnPlane()).toThrow();
    expect(() => inSpace(count)).toThrow();
  }
});

says('Negative goes backwards.', () => {
  expect(draw().hLine(10).tangentLine(-4).done().blueprint.lastPoint).toEqual([6, 0]);
  const [arc, segment] = draw().sagittaArc(10, 0, 5).tangentLine(-4).done().blueprint.curves;
  const [x, y] = segment?.lastPoint ?? [0, 0];
  expect([x, y].map(toWhole)).toEqual([10, 4]);
  expect(arc?.isOnCurve([x, y])).toBe(false);
});

says('The curve need not pass through them.', () => {
  const passes = (x: number, y: number) =>
    draw().quadraticBezierCurveTo([10, 0], [x, y]).done().blueprint.curves[0]?.isOnCurve([x, y]);
  expect([passes(5, 8), passes(5, 0)]).toEqual([false, true]);
});
