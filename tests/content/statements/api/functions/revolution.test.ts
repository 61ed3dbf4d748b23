import { makePolygon, measureVolume, revolution } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('How far, in degrees, up to 360: 400 turns by 40.', () => {
  const volume = (angle: number): number => {
    const corners: [number, number, number][] = [
      [2, 0, 0],
      [4, 0, 0],
      [4, 0, 3],
      [2, 0, 3],
    ];
    return measureVolume(revolution(makePolygon(corners), [0, 0, 0], [0, 0, 1], angle));
  };
  expect(volume(360)).toBeCloseTo(36 * Math.PI, 3);
  expect(volume(400)).toBeCloseTo(volume(40), 6);
  expect(volume(361)).toBeCloseTo(volume(360) / 360, 4);
});
