import { draw, makePlane, Sketcher, type Plane, type Sketch } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

/** Planes whose y is not that of the world. */
const otherPlanes = (): Plane[] => [
  makePlane('XY', [5, 6, 0]),
  makePlane('XZ'),
  makePlane('YZ', 5),
];
const worldYPlanes = (): Plane[] => [
  makePlane('XY'),
  makePlane('XY', 7),
  makePlane('XY', [5, 0, 0]),
  makePlane('ZY', [3, 0, 4]),
];

/** Returns the end points of a pen in space and of a drawing pen after the same `moves`. */
function endsOf(plane: Plane, moves: (pen: Sketcher) => Sketcher): [number[], number[]] {
  const sketch = moves(new Sketcher(plane.clone()).line(1, 2)).done();
  const pen = draw().line(1, 2) as unknown as Sketcher;
  const drawing = (moves(pen) as unknown as ReturnType<typeof draw>).done();
  const flat = drawing.sketchOnPlane(plane.clone()) as Sketch;
  return [sketch.wire.endPoint.toTuple(), flat.wire.endPoint.toTuple()];
}

const distance = ([a, b]: [number[], number[]]): number =>
  Math.hypot(...a.map((value, index) => value - b[index]!));

const bulges: ((pen: Sketcher) => Sketcher)[] = [
  (pen) => pen.bulgeArc(6, 2, 0.4),
  (pen) => pen.vBulgeArc(6, 0.4),
  (pen) => pen.hBulgeArc(6, 0.4),
];

says('In 0.20 it ends at a wrong place on many planes: use bulgeArcTo.', () => {
  for (const bulge of bulges) {
    for (const plane of worldYPlanes()) expect(distance(endsOf(plane, bulge))).toBeLessThan(1e-6);
    for (const plane of otherPlanes()) expect(distance(endsOf(plane, bulge))).toBeGreaterThan(0.5);
  }
});

says('use bulgeArcTo.', () => {
  for (const plane of [...worldYPlanes(), ...otherPlanes()]) {
    const ends = endsOf(plane, (pen) => pen.bulgeArcTo([8, 9], 0.4));
    expect(distance(ends)).toBeLessThan(1e-6);
  }
});

says('In 0.20 smooth splines, bulge arcs and tangent segments may be wrong', () => {
  const arrival = (plane: Plane): number[] => {
    const { wire } = new Sketcher(plane).vLine(5).smoothSplineTo([10, 20]).done();
    return wire.edges[1]!.tangentAt(1).normalized().toTuple();
  };
  for (const plane of [makePlane('XY'), makePlane('XZ')])
    expect(arrival(plane)[0]).toBeCloseTo(1, 6);
  for (const plane of [makePlane('XY', 7), makePlane('XZ', 7), makePlane('XY', [5, 6, 0])]) {
    expect(arrival(plane)[0]).toBeLessThan(0.9);
  }
  expect(arrival(makePlane('XY', 7))[2]).toBeGreaterThan(0.9);
});

says('bulge arcs and tangent segments may be wrong, without an error', () => {
  const startOfArc = (sweep: boolean): number => {
    const pen = new Sketcher().halfEllipse(10, 0, 3, sweep).tangentArc(4, 0);
    return pen.done().wire.edges[1]!.startPoint.x;
  };
  expect(startOfArc(true)).toBeCloseTo(10, 6);
  expect(startOfArc(false)).toBeCloseTo(0, 6); // The pen is at x 10.
  const lineAfter = (sweep: boolean): number => {
    const ellipse = (pen: Sketcher) => pen.ellipse(10, 3, 8, 4, 20, false, sweep);
    return distance(endsOf(makePlane('XY'), (pen) => ellipse(pen).tangentLine(5)));
  };
  expect(lineAfter(true)).toBeCloseTo(0, 6);
  expect(lineAfter(false)).toBeGreaterThan(5);
});

says('a positive sagitta bulges to the right of travel and a positive bulge to the left', () => {
  const side = (pen: Sketcher): number => pen.done().wire.pointAt(0.5).y;
  expect(side(new Sketcher().sagittaArc(10, 0, 3))).toBeCloseTo(-3, 6);
  expect(side(new Sketcher().bulgeArc(10, 0, 0.6))).toBeCloseTo(3, 6);
});
