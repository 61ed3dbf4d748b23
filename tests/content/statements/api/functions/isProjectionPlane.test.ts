import { isProjectionPlane } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says(
  'true for a ProjectionPlane, but also for "constructor" and other names that every object has.',
  () => {
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
    expect(['constructor', 'toString'].every(isProjectionPlane)).toBe(true);
  },
);
