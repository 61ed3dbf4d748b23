import { drawRectangle } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('About how far beyond the corner, in percent of width and height.', () => {
  for (const [width, height, percent] of [
    [10, 20, 1],
    [20, 10, 5],
    [5, 50, 10],
  ] as const) {
    const box = drawRectangle(width, height).boundingBox;
    const [x, y] = percent === 1 ? box.outsidePoint() : box.outsidePoint(percent);
    expect((100 * (x - width / 2)) / width / percent).toBeCloseTo(1, 3);
    expect((100 * (y - height / 2)) / height / percent).toBeCloseTo(0.9, 3);
  }
});
