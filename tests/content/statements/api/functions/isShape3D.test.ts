import { isShape3D, makeBox, makeCompound, makeLine, measureVolume, type Shape3D } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('A compound counts whatever it holds: bodies, only edges, or nothing.', () => {
  const box = makeBox([0, 0, 0], [10, 10, 10]);
  const compounds = [[box.clone()], [makeLine([0, 0, 0], [1, 0, 0])], []].map(makeCompound);
  expect(compounds.map(isShape3D)).toEqual([true, true, true]);
  expect([box, ...box.faces, ...box.edges].filter(isShape3D)).toHaveLength(1);
});

says('a measureVolume of 0 mostly means that the bodies share no volume', () => {
  const shared = (x: number) =>
    measureVolume(
      makeBox([0, 0, 0], [10, 10, 10]).intersect(makeBox([x, 0, 0], [x + 10, 10, 10])) as Shape3D,
    );
  expect([9, 10, 20].map(shared).map((volume) => Math.round(volume))).toEqual([100, 0, 0]);
});
