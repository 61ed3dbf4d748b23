import { assembleWire, makeFace, makeThreePointArc, measureArea } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('An open wire can make a face of the wrong area.', () => {
  const halfCircle = assembleWire([makeThreePointArc([-5, 0, 0], [0, 5, 0], [5, 0, 0])]);
  expect(measureArea(makeFace(halfCircle))).toBeLessThan(0);
});
