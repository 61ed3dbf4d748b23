import { draw, measureArea, Sketcher, type Sketch } from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

function areaWith(width: number, height: number, radius: number): number {
  const pen = draw().hLine(width).customCorner(radius).vLine(height).hLine(-width);
  return measureArea((pen.close().sketchOnPlane() as Sketch).face());
}

says('One that leaves exactly nothing of a segment breaks the outline', () => {
  for (const [width, height] of [
    [5, 10],
    [3, 8],
  ] as const) {
    const area = width * height;
    expect(areaWith(width, height, width - 0.1)).toBeLessThan(area);
    expect(areaWith(width, height, width)).toBeGreaterThan(area + 1);
    expect(areaWith(width, height, width + 0.1)).toBeCloseTo(area, 6);
  }
});

says('breaks the outline, or throws a TypeError', () => {
  for (const size of [5, 10]) {
    expect(() => areaWith(10, size, size)).toThrow(TypeError);
    expect(areaWith(10, size, size + 0.1)).toBeCloseTo(10 * size, 6);
  }
});

says('With more, it throws a number, at the latest when the outline is sketched.', () => {
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

says('At an ellipse or a Bézier curve most radii throw Point … not on curve.', () => {
  for (const radius of [0.5, 0.7, 1]) {
    for (const mode of ['fillet', 'chamfer'] as const) {
      const corner = () => draw().line(-3, 6).customCorner(radius, mode);
      expect(() => corner().ellipse(10, 4, 8, 6, 20)).toThrow('not on curve');
      expect(() => corner().quadraticBezierCurveTo([17, 11], [7, 16])).toThrow('not on curve');
      expect(corner().hLine(10).close().blueprint.curves).toHaveLength(4);
    }
  }
});
