import { assembleWire, genericSweep, makeLine, sketchCircle, type AnyShape } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('Place it at the start of the path.', () => {
  const swept = (origin: [number, number, number]): AnyShape => {
    const path = assembleWire([makeLine([0, 0, 0], [0, 0, 10])]);
    return genericSweep(sketchCircle(2, { origin }).wire, path, {});
  };
  const centre = (shape: AnyShape): number[] =>
    shape.boundingBox.center.map((value) => Math.round(value) + 0);
  expect(centre(swept([0, 0, 0]))).toEqual([0, 0, 5]);
  expect(centre(swept([10, 0, 0]))).toEqual([10, 0, 5]);
  // Along the path, the place of the profile does not count.
  expect(centre(swept([0, 0, 5]))).toEqual([0, 0, 5]);
});
