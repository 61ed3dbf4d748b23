import { Blueprint, type Blueprints, drawRectangle, fuseBlueprints } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('one Blueprint, or Blueprints if they stay apart or enclose a hole.', () => {
  const square = drawRectangle(10, 10).blueprint;
  expect(fuseBlueprints(square, square.translate(10, 4))).toBeInstanceOf(Blueprint);
  for (const [x, y] of [
    [20, 0],
    [10, 10],
  ] as const) {
    const apart = fuseBlueprints(square, square.translate(x, y)) as Blueprints;
    expect(apart.blueprints).toHaveLength(2);
  }
});
