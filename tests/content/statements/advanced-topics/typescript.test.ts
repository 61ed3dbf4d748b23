import { isShape3D, makeBaseBox, measureVolume } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

says(
  'It is also true for the empty compound that intersect returns for two solids that share nothing.',
  () => {
    const shared = makeBaseBox(4, 4, 4).intersect(makeBaseBox(4, 4, 4).translateX(20));
    expect(isShape3D(shared)).toBe(true);
    if (isShape3D(shared)) expect(measureVolume(shared)).toBeCloseTo(0);
  },
);
