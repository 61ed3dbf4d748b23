import { assembleWire, makeLine } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('each touching what is joined before it: an edge with either end', () => {
  const first = makeLine([0, 0, 0], [10, 0, 0]);
  for (const next of [
    makeLine([10, 0, 0], [10, 5, 0]),
    makeLine([10, 5, 0], [10, 0, 0]),
    makeLine([-5, 0, 0], [0, 0, 0]),
    makeLine([0, 0, 0], [0, 5, 0]),
  ]) {
    expect(assembleWire([first, next]).length).toBeCloseTo(15, 6);
  }
  const apart = makeLine([0, 9, 0], [9, 9, 0]);
  expect(() => assembleWire([first, apart])).toThrow('disconnected wire');
});

says('a wire with its first edge.', () => {
  const corner = () =>
    assembleWire([makeLine([0, 0, 0], [10, 0, 0]), makeLine([10, 0, 0], [10, 10, 0])]);
  const toFirstEdge = makeLine([0, 5, 0], [0, 0, 0]);
  const toLastEdge = makeLine([10, 10, 0], [0, 10, 0]);
  expect(assembleWire([toFirstEdge, corner()]).length).toBeCloseTo(25);
  expect(() => assembleWire([toLastEdge, corner()])).toThrow('disconnected wire');
  expect(assembleWire([corner(), toLastEdge]).length).toBeCloseTo(30);
});
