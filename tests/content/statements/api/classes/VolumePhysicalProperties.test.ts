import { measureShapeVolumeProperties } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';
import { sketchWavyDisc } from '../../../../support/wavyDisc';

const says = statementsOf(import.meta.url);

says('With splines it may be far off.', () => {
  const properties = measureShapeVolumeProperties(sketchWavyDisc().extrude(3));
  // The real volume is 961.3 mm³, and the real centre is [0, 0, 1.5].
  expect(properties.volume).toBeGreaterThan(1200);
  expect(properties.centerOfMass[0]).toBeGreaterThan(1);
});
