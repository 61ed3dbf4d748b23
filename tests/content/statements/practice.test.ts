import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import { runChanged, statementsOf } from '../../support/statements';

const says = statementsOf(import.meta.url);

says('You begin with a cube, which you replace.', async () => {
  for (const task of readdirSync('models/practice/drawings')) {
    const { facts } = await runChanged(`practice/drawings/${task}/start`, null);
    expect(facts.volume, task).toBeCloseTo(1000);
  }
});
