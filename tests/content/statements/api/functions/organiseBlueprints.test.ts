import {
  type CompoundBlueprint,
  draw,
  drawCircle,
  drawRectangle,
  organiseBlueprints,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('Closed outlines that do not cross or touch, each followed by its holes.', () => {
  const plate = drawRectangle(40, 40).blueprint;
  const holes = [-10, 10].map((x) => drawCircle(3).translate(x, 0).blueprint);
  const [piece, ...others] = organiseBlueprints([plate, ...holes]).blueprints;
  expect((piece as CompoundBlueprint).blueprints).toHaveLength(3);
  expect(others).toEqual([]);
  // With the plate last, the first hole becomes a separate piece.
  expect(organiseBlueprints([...holes, plate]).blueprints).toHaveLength(2);
  // A hole that touches its outline in the middle of a curve is not recognized.
  const touching = drawCircle(2).translate(0, 18).blueprint;
  expect(organiseBlueprints([plate, touching]).blueprints).toHaveLength(2);
  // A bracket around two squares, with a bounding box that covers both of them.
  const bracket = draw([-5, -30]).hLine(40).vLine(40).hLine(-3).vLine(-37).close().blueprint;
  const square = (size: number, x: number) => drawRectangle(size, size).translate(x, 0).blueprint;
  const [left, right] = [0, 20].map((x) => [square(10, x), square(2, x)] as const);
  const piecesOf = (blueprints: Parameters<typeof organiseBlueprints>[0]) =>
    organiseBlueprints(blueprints).blueprints.length;
  expect(piecesOf([...left!, bracket, ...right!])).toBe(3);
  expect(piecesOf([left![0], right![0], bracket, left![1], right![1]])).toBeGreaterThan(3);
});
