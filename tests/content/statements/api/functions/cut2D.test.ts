import { cut2D, drawCircle, drawRectangle, intersect2D } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('With holes or several pieces, it is a Blueprints without outlines instead.', () => {
  const square = drawRectangle(10, 10).blueprint;
  const all = drawRectangle(20, 20).blueprint;
  const far = drawCircle(1).translate(50, 0).blueprint;
  const ring = cut2D(square, drawCircle(2).blueprint);
  expect(cut2D(square, all)).toBeNull();
  expect(cut2D(ring, all)).toMatchObject({ blueprints: [] });
  expect(intersect2D(square, far)).toBeNull();
  expect(intersect2D(ring, far)).toMatchObject({ blueprints: [] });
});
