import { makeBox, type SimplePoint } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('the corners have a coordinate in common.', () => {
  const box = (corner: SimplePoint) => () => makeBox([0, 0, 0], corner);
  const flat: SimplePoint[] = [
    [0, 10, 10],
    [10, 0, 10],
    [10, 10, 0],
    [0, 0, 10],
  ];
  for (const corner of flat) expect(box(corner), corner.join()).toThrow();
  // These corners lie in one plane, like any two points, for example in the plane x = y.
  for (const corner of [
    [10, 10, 5],
    [-10, 10, -5],
  ] as SimplePoint[]) {
    expect(box(corner)().faces).toHaveLength(6);
  }
});
