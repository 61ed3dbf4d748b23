import { assembleWire, makeLine } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

const alongX = (from: number, to: number) => makeLine([from, 0, 0], [to, 0, 0]);

says('the last one does not touch the others', () => {
  expect(() => assembleWire([alongX(0, 1), alongX(50, 60)])).toThrow('disconnected wire');
});

says('An earlier one that does not touch is left out, without an error', () => {
  const wire = assembleWire([alongX(0, 1), alongX(50, 60), alongX(1, 2)]);
  expect(wire.length).toBeCloseTo(2);
});
