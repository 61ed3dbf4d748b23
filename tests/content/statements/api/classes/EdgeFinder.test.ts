import {
  draw,
  EdgeFinder,
  FaceFinder,
  makeBaseBox,
  makeCylinder,
  makePlane,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

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
