import {
  assembleWire,
  cast,
  makeCircle,
  makeCylinder,
  makeEllipseArc,
  makeLine,
  makeSphere,
  type Edge,
  type Face,
  type Wire,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('Where its curve starts.', () => {
  const edge = makeLine([1, 2, 3], [9, 2, 3]);
  const against = cast(edge.wrapped.Reversed()) as Edge;
  expect([edge.orientation, against.orientation]).toEqual(['forward', 'backward']);
  for (const { startPoint, endPoint } of [edge, against]) {
    expect([startPoint.x, endPoint.x]).toEqual([1, 9]);
  }
});

says('Whether an edge runs the way of its curve (forward) or against it (backward).', () => {
  const edge = makeLine([1, 0, 0], [9, 0, 0]);
  const against = cast(edge.wrapped.Reversed()) as Edge;
  expect([edge, against].map(({ orientation }) => orientation)).toEqual(['forward', 'backward']);
  expect(against.startPoint.x).toBe(1);
  // The curve of a wire turns with it.
  const wire = makeCylinder(5, 10).wires[1]!;
  const turned = cast(wire.wrapped.Reversed()) as Wire;
  expect(turned.orientation).not.toBe(wire.orientation);
  expect(turned.pointAt(0.1).sub(wire.pointAt(0.9)).Length).toBeLessThan(1e-6);
});

says('Whether it is closed.', () => {
  const [wall] = makeCylinder(5, 10).faces as [Face];
  const border = wall.outerWire();
  // The outer wire of a cylindrical face contains its seam edge twice. `startPoint` and `endPoint` are the two ends of
  // the seam, 10 mm apart, although the wire is closed.
  expect(border.startPoint.sub(border.endPoint).Length).toBeCloseTo(10);
  expect(border.isClosed).toBe(true);
  expect(makeLine([0, 0, 0], [1, 0, 0]).isClosed).toBe(false);
});

says('On most wires each edge has an equal share.', () => {
  const along = assembleWire([makeLine([0, 0, 0], [10, 0, 0]), makeLine([10, 0, 0], [10, 2, 0])]);
  expect(along.pointAt(0.5).toTuple()).toEqual([10, 0, 0]);
  // The outer wire of a cylindrical face contains its seam edge twice.
  const border = (makeCylinder(5, 10).faces as [Face])[0].outerWire();
  expect(border.edges).toHaveLength(3);
  // Equal shares of three edges would end the first one, a circle at z = 0 or z = 10, here.
  expect(border.pointAt(1 / 3).z).toBeCloseTo(10 / 3);
});

says('Except on lines and arcs of circles, 0.5 may not be the middle of the length.', () => {
  // The share of the length that the first half of the positions covers.
  const firstHalf = (edge: Edge) => {
    const points = Array.from({ length: 1001 }, (_, i) => edge.pointAt(i / 1000));
    const chords = points.slice(1).map((point, i) => point.sub(points[i]!).Length);
    const sum = (lengths: readonly number[]) =>
      lengths.reduce((total, length) => total + length, 0);
    return sum(chords.slice(0, 500)) / sum(chords);
  };
  expect(firstHalf(makeEllipseArc(10, 2, 0, Math.PI / 2))).toBeCloseTo(0.32);
  expect(firstHalf(makeCircle(5))).toBeCloseTo(0.5);
});

says('On the wire around a round face, points may be wrong.', () => {
  const round = makeCylinder(3, 5).faces.find(({ geomType }) => geomType === 'CYLINDRE');
  const { isClosed, startPoint, endPoint } = round!.outerWire();
  expect(isClosed).toBe(true);
  expect([startPoint.z, endPoint.z].map(Math.round)).toEqual([5, 0]);
});

says('A wire counts the seam of a round face once.', () => {
  const outerWires = [makeCylinder(3, 5), makeSphere(3)].map(({ faces }) => faces[0]!.outerWire());
  expect(outerWires[0]!.length).toBeCloseTo(2 * 6 * Math.PI + 5);
  expect(outerWires[1]!.length).toBeCloseTo(3 * Math.PI);
});
