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

says('Plane.pivot turns the whole plane about a direction in space', () => {
  const turned = (name: 'XY' | 'YZ' | 'ZX') => {
    const plane = makePlane(name, [1, 2, 3]).pivot(30);
    return [plane.zDir.z, plane.xDir.z, plane.origin.x].map(
      (value) => Number(value.toFixed(3)) + 0,
    );
  };
  expect(turned('XY')).toEqual([0.866, 0, 1]);
  // The normal of YZ is the default direction, so that plane is not tilted.
  expect(turned('YZ')).toEqual([0, 0.5, 1]);
  expect(turned('ZX')).toEqual([0.5, 0.866, 1]);
});
