import {
  assembleWire,
  DEG2RAD,
  draw,
  EdgeFinder,
  FaceFinder,
  makeBaseBox,
  makeBox,
  makeBSplineApproximation,
  makeCompound,
  makeCylinder,
  makePlane,
  type AnyShape,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';
import { thrownBy } from '../../../../support/thrownBy';

const says = statementsOf(import.meta.url);

says('Only the start counts, so arcs and circles may be kept, too', () => {
  const drum = makeCylinder(5, 10);
  expect(new EdgeFinder().inDirection('Y').find(drum)).toHaveLength(2);
  expect(new EdgeFinder().inDirection('Y').ofCurveType('LINE').find(drum)).toHaveLength(0);
});

says('Arcs that bend away later are kept as well.', () => {
  const side = draw().vLine(10).tangentArc(10, 10).vLine(-20).close().sketchOnPlane('XZ');
  const shape = (side as Sketch).extrude(5);
  const arcs = new EdgeFinder().ofCurveType('CIRCLE');
  expect(arcs.clone().parallelTo('YZ').find(shape)).toHaveLength(2);
  expect(arcs.clone().inPlane('YZ').find(shape)).toHaveLength(2);
});

says('A vector of another length finds nothing or the wrong edges, silently.', () => {
  const box = makeBaseBox(20, 20, 20);
  expect(new EdgeFinder().inDirection([0, 0, 0.5]).find(box)).toHaveLength(0);
  expect(new EdgeFinder().inDirection([1, 1, 0]).find(box)).toHaveLength(8);
});

says('The name of an axis, in capitals.', () => {
  const along = (axis: string) =>
    new EdgeFinder().inDirection(axis as 'X').find(makeBaseBox(20, 20, 20)).length;
  expect(['X', 'Y', 'Z', 'x', 'y', 'z'].map(along)).toEqual([4, 4, 4, 0, 0, 0]);
});

says('With a Plane it is ignored, without an error.', () => {
  const box = makeBaseBox(20, 20, 20);
  for (const [Finder, inOnePlane] of [
    [EdgeFinder, 4],
    [FaceFinder, 1],
  ] as const) {
    const count = (...place: Parameters<EdgeFinder['inPlane']>) =>
      new Finder().inPlane(...place).find(box).length;
    expect([count('XY', 20), count('XY', [5, 5, 20])]).toEqual([inOnePlane, inOnePlane]);
    expect([count(makePlane('XY', 20), 3), count(makePlane('XY', 3), 20)]).toEqual([inOnePlane, 0]);
  }
});

says('Rounding may make a tilted direction find nothing, for example at 8° about y.', () => {
  const along = (angle: number) => {
    const [sine, cosine] = [Math.sin, Math.cos].map((of) => of(angle * DEG2RAD)) as [
      number,
      number,
    ];
    const box = makeBaseBox(10, 10, 10).rotate(angle, [0, 0, 0], [0, 1, 0]);
    return new EdgeFinder().inDirection([sine, 0, cosine]).find(box).length;
  };
  expect([7, 8, 9, 12, 45].map(along)).toEqual([4, 0, 4, 0, 4]);
});

says('Those wholly inside a compound, which all booleans return, are missed.', () => {
  const box = makeBox([-5, -5, 0], [5, 5, 10]);
  const around = makeBox([-50, -50, -50], [50, 50, 50]);
  const drilled = around.cut(makeCylinder(1, 5).translateX(40));
  const count = (shape: AnyShape) => new EdgeFinder().inShape(shape).find(box).length;
  expect([count(around), count(drilled), count(makeCompound([around.clone()]))]).toEqual([
    12, 0, 0,
  ]);
  const slab = makeBox([-50, -50, 5], [50, 50, 50]).cut(makeCylinder(1, 99).translateX(40));
  expect(count(slab)).toBe(4);
});

says('A flat box throws.', async () => {
  const inBox = (top: number) => `new EdgeFinder().inBox([-9, -9, 0], [9, 9, ${top}]);`;
  expect(await thrownBy(inBox(0))).toBe('a number');
  expect(await thrownBy(inBox(0.001))).toBe('nothing');
});

says('Keeps elements that go through a point. On some splines it may be wrong.', () => {
  const zigzag = makeBSplineApproximation([
    [8, 0, 1],
    [5, 10, 7],
    [0, 2, 8],
    [8, 7, 8],
    [4, 0, 2],
  ]);
  const found = (position: number) => {
    const point = zigzag.pointAt(position);
    return [
      new EdgeFinder().containsPoint(point),
      new EdgeFinder().atDistance(0, point),
      new EdgeFinder().withinDistance(3, point),
    ].map((finder) => finder.find(assembleWire([zigzag])).length);
  };
  expect(found(0.3)).toEqual([1, 1, 1]);
  expect(found(0.7)).toEqual([0, 0, 0]);
});
