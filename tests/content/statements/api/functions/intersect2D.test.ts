import { cut2D, drawCircle, drawRectangle, intersect2D } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('a blueprint of the kind that fits, which may be empty, or null.', () => {
  const square = drawRectangle(10, 10).blueprint;
  const far = drawCircle(1).translate(50, 0).blueprint;
  const ring = cut2D(square, drawCircle(2).blueprint);
  expect(intersect2D(square, far)).toBeNull();
  expect(intersect2D(ring, far)).toMatchObject({ blueprints: [] });
  const twoHoles = cut2D(ring, drawCircle(1).translate(3.5, 0).blueprint);
  expect(intersect2D(twoHoles, far)).toBeNull();
});
