import { type CompoundBlueprint, drawCircle, drawRectangle, organiseBlueprints } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('Closed outlines that do not cross, each before its holes.', () => {
  const plate = drawRectangle(40, 40).blueprint;
  const holes = [-10, 10].map((x) => drawCircle(3).translate(x, 0).blueprint);
  const [piece, ...others] = organiseBlueprints([plate, ...holes]).blueprints;
  expect((piece as CompoundBlueprint).blueprints).toHaveLength(3);
  expect(others).toEqual([]);
  // With the plate last, the first hole becomes a separate piece.
  expect(organiseBlueprints([...holes, plate]).blueprints).toHaveLength(2);
});
