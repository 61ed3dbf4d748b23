import { makeBaseBox, makeCylinder, makeEllipsoid, makeOffset, type Face } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('for example, the distance is 0 or the face is one of an ellipsoid.', () => {
  const thrownBy = (face: Face | undefined, distance: number): unknown => {
    try {
      makeOffset(face!, distance);
    } catch (error) {
      return error;
    }
    return undefined;
  };
  const [flat, round, oval] = [
    makeBaseBox(9, 9, 9),
    makeCylinder(5, 9),
    makeEllipsoid(5, 6, 7),
  ].map(({ faces }) => faces[0]);
  for (const [face, distance] of [
    [flat, 0],
    [round, 0],
    [oval, 1],
    [oval, -1],
  ] as const) {
    expect(thrownBy(face, distance)).toBeTypeOf('number');
  }
  expect([thrownBy(flat, 1), thrownBy(round, -1)]).toEqual([undefined, undefined]);
});
