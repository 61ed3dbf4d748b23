import { drawPolysides, polysideInnerRadius } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('polysideInnerRadius returns how far straight sides are from the centre.', () => {
  const reachOf = (sagitta?: number) =>
    drawPolysides(10, 4, sagitta).rotate(45).boundingBox.height / 2;
  expect(reachOf()).toBeCloseTo(polysideInnerRadius(10, 4));
  expect(reachOf(-1)).not.toBeCloseTo(polysideInnerRadius(10, 4, -1), 0);
});
