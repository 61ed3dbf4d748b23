import { drawParametricFunction, measureArea, type Sketch } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('On a face bounded by splines the result may be far off.', () => {
  const wavy = drawParametricFunction(
    (t) => {
      const angle = 2 * Math.PI * t;
      const radius = 10 + 2 * Math.cos(20 * angle);
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    },
    { closeShape: true },
  );
  const face = (wavy.sketchOnPlane() as Sketch).face();
  // The real area is π × (10² + 2² / 2), 320.4 mm².
  expect(measureArea(face)).toBeLessThan(150);
});
