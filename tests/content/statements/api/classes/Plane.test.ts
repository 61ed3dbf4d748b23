import { makePlane, Plane } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('Along its normal: p.translate(p.zDir.multiply(5)).', () => {
  for (const angle of [30, -120]) {
    const p = makePlane('XY', 3).pivot(angle, 'X');
    const moved = p.translate(p.zDir.multiply(5));
    const { x, y, z } = p.toLocalCoords(moved.origin);
    expect([x, y, z].map((value) => Number(value.toFixed(6)) + 0)).toEqual([0, 0, 5]);
  }
});

says('an x direction at right angles to the normal (default: chosen for you)', () => {
  // With another x direction, xDir is not the x axis.
  const oblique = new Plane([0, 0, 0], [1, 0, 1], [0, 0, 1]);
  expect(oblique.toWorldCoords([1, 0]).toTuple()).toEqual([1, 0, 0]);
  expect(oblique.xDir.z).toBeCloseTo(Math.SQRT1_2);
});
