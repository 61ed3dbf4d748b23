import { CornerFinder, draw } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('After the last curve comes the first, in an open outline as well.', () => {
  const pen = () => draw().hLine(10).vLine(10);
  const nextStarts = [pen().close(), pen().done()].map(({ blueprint }) =>
    new CornerFinder()
      .find(blueprint)
      .map(({ point, secondCurve }) => [point, secondCurve.firstPoint]),
  );
  expect(nextStarts).toEqual([
    [
      [
        [10, 0],
        [10, 0],
      ],
      [
        [10, 10],
        [10, 10],
      ],
      [
        [0, 0],
        [0, 0],
      ],
    ],
    [
      [
        [10, 0],
        [10, 0],
      ],
      [
        [10, 10],
        [0, 0],
      ],
    ],
  ]);
});
