import { drawRoundedRectangle } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

const segments = (...sizes: Parameters<typeof drawRoundedRectangle>) =>
  drawRoundedRectangle(...sizes).blueprint.curves.length;

says(
  'a closed Drawing of 4 segments, 8 with round corners, or 6 when the radius is half of one side.',
  () => {
    expect([segments(20, 10), segments(20, 10, 2), segments(20, 10, 5)]).toEqual([4, 8, 6]);
  },
);

says('with only one of the two they stay sharp', () => {
  expect(segments(20, 10, { rx: 3 })).toBe(4);
});

says('A radius beyond half of one side is cut down to it.', () => {
  expect(segments(20, 10, 9)).toBe(6);
});

says('the radius is half of both sides or more', () => {
  for (const radius of [5, 6]) {
    expect(() => drawRoundedRectangle(10, 10, radius)).toThrow('You need a previous curve');
  }
});
