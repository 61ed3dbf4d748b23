import { CornerFinder, draw, drawCircle, drawRectangle, drawPolysides } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('turns by this angle, in degrees above 0 and below 180.', () => {
  const count = (angle: number, drawing = drawRectangle(10, 10)) =>
    new CornerFinder().ofAngle(angle).find(drawing.blueprint).length;
  expect([count(90), count(0), count(45)]).toEqual([4, 0, 0]);
  expect(count(120, drawPolysides(10, 3))).toBe(3);
  // The two joints of a circle do not turn at all. 180 finds them as well, and 0 finds corners that turn by 180.
  expect([count(0, drawCircle(5)), count(180, drawCircle(5))]).toEqual([2, 2]);
  const crescent = draw().sagittaArc(10, 0, 5).sagittaArc(-4, 0, -2).sagittaArc(-6, 0, -3).close();
  expect([count(0, crescent), count(180, crescent)]).toEqual([3, 3]);
});

says('Leave some room around the corners.', () => {
  const square = drawRectangle(10, 10);
  const count = (size: number, turn: number) =>
    new CornerFinder().inBox([-size, -size], [size, size]).find(square.rotate(turn).blueprint)
      .length;
  expect([count(5, 0), count(5, 90), count(5.01, 90)]).toEqual([4, 0, 4]);
});
