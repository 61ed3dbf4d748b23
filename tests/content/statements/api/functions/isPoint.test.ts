import { asDir, asPnt, getOC, isPoint, makeVertex } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says(
  'true for a list of any two or three values, a Vector, or a point, vector or direction of the kernel in space.',
  () => {
    const { gp_Vec_4: KernelVector, gp_XYZ_2: Coordinates, gp_Vec2d_4: FlatVector } = getOC();
    const points = [['a', 'b'], asPnt([1, 2, 3]), asDir([1, 2, 3]), new KernelVector(1, 2, 3)];
    expect(points.map(isPoint)).toEqual([true, true, true, true]);
    const others = [
      [1],
      [1, 2, 3, 4],
      new Coordinates(1, 2, 3),
      makeVertex([0, 0, 0]),
      null,
      new FlatVector(1, 2),
    ];
    expect(others.some(isPoint)).toBe(false);
  },
);
