import { drawRectangle, measureVolume, type ExtrusionProfile, type Sketch } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

const volumeWith = (extrusionProfile: ExtrusionProfile) => {
  const sketch = drawRectangle(10, 10).sketchOnPlane() as Sketch;
  return measureVolume(sketch.extrude(10, { extrusionProfile }));
};

says('as a multiple of that at the start. 0 throws. Default 1.', () => {
  for (const profile of ['linear', 's-curve'] as const) {
    expect(volumeWith({ profile })).toBeCloseTo(1000);
    expect(volumeWith({ profile, endFactor: 0.5 })).toBeLessThan(600);
    expect(() => volumeWith({ profile, endFactor: 0 })).toThrow();
  }
});
