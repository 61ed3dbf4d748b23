import { Blueprint, type Blueprints, draw, drawRectangle, fuse2D, fuseBlueprints } from 'replicad';
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

says('A wrong result may be null.', () => {
  const step = draw().hLine(4).vLine(4).hLine(-2).vLine(-1).hLine(-2).close().blueprint;
  const overlapping = drawRectangle(2, 5).translate(1, 4).blueprint;
  expect(fuseBlueprints(step, overlapping)).toBeNull();
  expect(fuse2D(step, overlapping)).toBeNull();
});
