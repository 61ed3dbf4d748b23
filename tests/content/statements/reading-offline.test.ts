import { expect } from 'vitest';
import { prefersReducedData } from '../../../src/base/prefersReducedData';
import { maxKept, networkTimeoutSeconds } from '../../../src/offline/rules/limits';
import { statementsOf } from '../../support/statements';

const says = statementsOf(import.meta.url);

says('the pages you opened, up to 60', () => {
  expect(maxKept.page).toBe(60);
});

says('the models you turned, up to 80', () => {
  expect(maxKept.mesh).toBe(80);
});

says('If the site does not answer within 3 seconds, you get the kept page instead.', () => {
  expect(networkTimeoutSeconds).toBe(3);
});

says('If you asked your browser to save data, or on a very slow connection', () => {
  const onConnection = (connection: object) => prefersReducedData({ connection });
  expect(onConnection({ saveData: true, effectiveType: '4g' })).toBe(true);
  expect(onConnection({ effectiveType: '2g' })).toBe(true);
  expect(onConnection({ effectiveType: 'slow-2g' })).toBe(true);
  expect(onConnection({ effectiveType: '3g' })).toBe(false);
  expect(prefersReducedData({})).toBe(false);
});
