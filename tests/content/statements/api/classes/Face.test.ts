import { makeCylinder, makeSphere, type Face } from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says(
  'One on the axis of a cylinder or cone, or in the centre of a sphere, throws a number.',
  () => {
    const [wall] = makeCylinder(5, 10).faces as [Face];
    const [ball] = makeSphere(5).faces as [Face];
    expect(wall.normalAt([9, 0, 5]).normalized().toTuple().map(toWhole)).toEqual([1, 0, 0]);
    for (const z of [0, 5, 10]) expect(() => wall.normalAt([0, 0, z])).toThrow();
    expect(() => ball.normalAt([0, 0, 0])).toThrow();
    expect(ball.normalAt([1, 0, 0]).normalized().toTuple().map(toWhole)).toEqual([1, 0, 0]);
  },
);
