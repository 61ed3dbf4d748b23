import { isProjectionPlane } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('true for a ProjectionPlane.', () => {
  const names = [
    'XY',
    'YZ',
    'ZX',
    'XZ',
    'YX',
    'ZY',
    'front',
    'back',
    'left',
    'right',
    'top',
    'bottom',
  ];
  expect(names.every(isProjectionPlane)).toBe(true);
  expect(['side', 'xy', '', null, 3].some(isProjectionPlane)).toBe(false);
  // The library also accepts names that every object has.
  expect(isProjectionPlane('toString')).toBe(true);
});
