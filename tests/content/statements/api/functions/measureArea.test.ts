import { measureArea } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';
import { sketchWavyDisc } from '../../../../support/wavyDisc';

const says = statementsOf(import.meta.url);

says('On a face bounded by splines the result may be far off.', () => {
  // The real area is 320.4 mm².
  expect(measureArea(sketchWavyDisc().face())).toBeLessThan(150);
});
