import { expect } from 'vitest';
import { maxKept } from '../../../src/offline/rules/limits';
import { statementsOf } from '../../support/statements';

const says = statementsOf(import.meta.url);

says('the pages you opened, up to 60', () => {
  expect(maxKept.page).toBe(60);
});

says('the models you turned, up to 80', () => {
  expect(maxKept.mesh).toBe(80);
});
