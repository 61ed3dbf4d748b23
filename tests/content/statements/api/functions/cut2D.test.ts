import { cut2D, drawCircle, drawRectangle } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('a blueprint of the kind that fits, which may be empty, or null.', () => {
  const square = drawRectangle(10, 10).blueprint;
  const all = drawRectangle(20, 20).blueprint;
  const ring = cut2D(square, drawCircle(2).blueprint);
  expect(cut2D(square, all)).toBeNull();
  expect(cut2D(ring, all)).toMatchObject({ blueprints: [] });
  const twoHoles = cut2D(ring, drawCircle(1).translate(3.5, 0).blueprint);
  expect(twoHoles).toMatchObject({ blueprints: { length: 3 } });
  expect(cut2D(twoHoles, all)).toBeNull();
});
