import { draw, Sketcher, type Point2D, type SplineConfig } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('In Sketcher, arcs by sagitta and bulge go to the other side.', () => {
  const moves = [
    (pen: Sketcher) => pen.hSagittaArc(10, 3),
    (pen: Sketcher) => pen.sagittaArcTo([10, 0], -3),
    (pen: Sketcher) => pen.hBulgeArc(10, 0.6),
  ];
  for (const move of moves) {
    const flat = move(draw() as unknown as Sketcher) as unknown as ReturnType<typeof draw>;
    const { center } = flat.done().boundingBox;
    const { y } = move(new Sketcher()).done().wire.pointAt(0.5);
    expect(y).toBeCloseTo(-2 * center[1], 4);
    expect(Math.abs(y)).toBeCloseTo(3, 4);
  }
});

says('In both, some segments may be wrong', () => {
  // A bulge arc ends at a wrong place, and a line after an ellipse goes back. For `FaceSketcher`, see its own test.
  const arc = new Sketcher('XZ').movePointerTo([0, 5]).hBulgeArc(10, 0.5).done().wire.endPoint;
  expect(arc.z).toBeCloseTo(0, 4);
  const [start, flat] = [new Sketcher(), draw()];
  const after = start.ellipse(5, 3, 6, 4, 30).tangentLine(3).done().wire.edges[1]?.endPoint;
  const right = flat.ellipse(5, 3, 6, 4, 30).tangentLine(3).done().blueprint.lastPoint;
  expect(after?.x).toBeLessThan(right[0] - 4);
});

says('Radii that are too small grow until the arc fits.', () => {
  for (const pen of [() => draw(), () => new Sketcher()]) {
    expect(() => pen().ellipseTo([10, 0], 1, 1)).not.toThrow();
  }
  expect(draw().ellipseTo([10, 0], 1, 1).done().boundingBox.height).toBeCloseTo(5, 4);
});

says('Positive bulges to the left of travel, negative to the right; not 0.', () => {
  const peak = (sagitta: number) => draw().hSagittaArc(10, sagitta).done().boundingBox.bounds;
  expect([peak(3)[1][1], peak(-3)[0][1]].map(Math.round)).toEqual([3, -3]);
  // At 0 it throws, or the arc goes astray, without an error.
  const isArcAt = (x: number, y: number) => {
    try {
      const [arc] = draw([x, y]).sagittaArc(y, x, 0).done().blueprint.curves;
      const middle = arc!.value((arc!.firstParameter + arc!.lastParameter) / 2);
      return Math.hypot(middle[0] - x - y / 2, middle[1] - y - x / 2) < 0.001;
    } catch {
      return false;
    }
  };
  const angles = Array.from({ length: 300 }, (_, angle) => angle);
  const usable = angles.filter((angle) =>
    isArcAt(9 * Math.sin(angle) + angle / 7, 20 * Math.cos(angle)),
  );
  expect(usable).toEqual([]);
});

says('In draw, a curve with only an end arrives along +x, wherever it comes from.', () => {
  const directionTo = (end: Point2D, config?: SplineConfig) => {
    const pen = draw().vLine(10).smoothSplineTo(end, config);
    const [x, y] = pen.done().blueprint.curves[1]!.tangentAt(1);
    return [Math.sign(x), Math.abs(y) < 1e-9];
  };
  const ends: Point2D[] = [
    [10, 0],
    [0, 20],
    [-10, 5],
    [3, -9],
  ];
  for (const end of ends) {
    for (const config of [undefined, {}, { startTangent: 90, endFactor: 3 }])
      expect(directionTo(end, config)).toEqual([1, true]);
    // With a factor it may not.
    expect(directionTo(end, { endFactor: -1 })).toEqual([-1, true]);
  }
  // In a `Sketcher` it may not.
  const { wire } = new Sketcher('XY', 10).vLine(10).smoothSplineTo([0, 20]).done();
  expect(wire.edges[1]!.tangentAt(1).normalize().z).toBeCloseTo(0.995, 3);
});
