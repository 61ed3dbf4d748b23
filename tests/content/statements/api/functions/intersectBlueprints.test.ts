import { Blueprint, Blueprints, drawRectangle, intersectBlueprints } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('a Blueprint, Blueprints for several pieces, or null if they share no area.', () => {
  const square = drawRectangle(10, 10).blueprint;
  // Outlines that share a side, a part of a side, a corner, or nothing.
  for (const [width, x, y] of [
    [10, 10, 0],
    [4, 7, 0],
    [10, 10, 10],
    [4, 30, 0],
  ] as const)
    expect(
      intersectBlueprints(square, drawRectangle(width, width).translate(x, y).blueprint),
    ).toBeNull();
  expect(intersectBlueprints(square, square.translate(4, 0))).toBeInstanceOf(Blueprint);
  const comb = drawRectangle(20, 4).cut(drawRectangle(6, 3).translate(0, -1)).blueprint;
  const strip = drawRectangle(30, 1).translate(0, -1.5).blueprint;
  expect(intersectBlueprints(comb, strip)).toBeInstanceOf(Blueprints);
});
