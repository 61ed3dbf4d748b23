import { drawRectangle } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says(
  'in percent of the width along x, and nine tenths of that percentage of the height along y.',
  () => {
    for (const [width, height, percent] of [
      [10, 20, 1],
      [20, 10, 5],
      [5, 50, 10],
    ] as const) {
      const box = drawRectangle(width, height).boundingBox;
      const [x, y] = percent === 1 ? box.outsidePoint() : box.outsidePoint(percent);
      expect(x - width / 2).toBeCloseTo((width * percent) / 100, 4);
      expect(y - height / 2).toBeCloseTo((0.9 * height * percent) / 100, 4);
    }
  },
);
