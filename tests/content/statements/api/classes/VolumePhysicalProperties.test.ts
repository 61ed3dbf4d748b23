import { drawParametricFunction, measureShapeVolumeProperties, type Sketch } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('With splines it may be far off.', () => {
  const wavy = drawParametricFunction(
    (t) => {
      const angle = 2 * Math.PI * t;
      const radius = 10 + 2 * Math.cos(20 * angle);
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    },
    { closeShape: true },
  );
  const properties = measureShapeVolumeProperties((wavy.sketchOnPlane() as Sketch).extrude(3));
  // The real volume is 3 × π × (10² + 2² / 2), 961.3 mm³, and the real centre is [0, 0, 1.5].
  expect(properties.volume).toBeGreaterThan(1200);
  expect(properties.centerOfMass[0]).toBeGreaterThan(1);
});
