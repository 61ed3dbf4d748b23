import { expect, it } from 'vitest';
import { prefersReducedData } from './prefersReducedData';

// Requirement 14.5.
it.each([
  [true, { saveData: true, effectiveType: '4g' }],
  [true, { effectiveType: 'slow-2g' }],
  [true, { effectiveType: '2g' }],
  [false, { saveData: false, effectiveType: '3g' }],
  [false, undefined],
])('prefersReducedData is %s for the connection %o', (expected, connection) => {
  expect(prefersReducedData({ connection })).toBe(expected);
});
