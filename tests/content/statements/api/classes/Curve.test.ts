import {
  assembleWire,
  Edge,
  makeCircle,
  makeCylinder,
  makeEllipse,
  makeLine,
  makeThreePointArc,
  sketchRectangle,
  Wire,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

const arc = () => makeThreePointArc([5, 0, 0], [4, 3, 0], [0, 5, 0]);
const wires = () => [
  assembleWire([makeCircle(5)]),
  assembleWire([makeLine([0, 0, 0], [1, 0, 0])]),
  sketchRectangle(10, 20).wire,
];

says('Edges and wires have the same members, with geomType for curveType.', () => {
  const { curve } = makeCircle(5);
  const members = ['startPoint', 'endPoint', 'pointAt', 'tangentAt', 'isClosed', 'period'];
  for (const target of [curve, ...[Edge, Wire].map((shape) => shape.prototype as object)]) {
    expect(members.filter((name) => !(name in target))).toEqual([]);
  }
  expect(makeCircle(5).geomType).toBe(curve.curveType);
  expect('curveType' in Edge.prototype || 'curveType' in Wire.prototype).toBe(false);
});

says('For every wire it is OTHER_CURVE.', () => {
  expect(wires().map((wire) => wire.curve.curveType)).toEqual(Array(3).fill('OTHER_CURVE'));
});

says('true for a circle and for an arc of it. For every wire it is false.', () => {
  const edges = [makeCircle(5), arc(), makeEllipse(5, 3), makeLine([0, 0, 0], [1, 0, 0])];
  expect(edges.map(({ curve }) => curve.isPeriodic)).toEqual([true, true, true, false]);
  expect(wires().some((wire) => wire.curve.isPeriodic)).toBe(false);
});

says('period means nothing where isPeriodic is false.', () => {
  expect(arc().curve.period).toBeCloseTo(2 * Math.PI);
  expect(makeLine([0, 0, 0], [10, 0, 0]).curve.period).toBeGreaterThan(1e99);
});

says('On the wire around a round face, points may be wrong.', () => {
  const round = makeCylinder(3, 5).faces.find(({ geomType }) => geomType === 'CYLINDRE');
  const { curve } = round!.outerWire();
  expect(curve.isClosed).toBe(true);
  expect(curve.startPoint.z).toBeCloseTo(5);
  expect(curve.endPoint.z).toBeCloseTo(0);
});
