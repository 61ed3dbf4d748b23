import { assembleWire, makeLine } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('each starting where the one before ends.', () => {
  const first = makeLine([0, 0, 0], [10, 0, 0]);
  for (const next of [
    makeLine([10, 0, 0], [10, 5, 0]),
    makeLine([10, 5, 0], [10, 0, 0]),
    makeLine([-5, 0, 0], [0, 0, 0]),
    makeLine([0, 0, 0], [0, 5, 0]),
  ]) {
    expect(assembleWire([first, next]).length).toBeCloseTo(15, 6);
  }
  for (const apart of [makeLine([0, 9, 0], [9, 9, 0]), makeLine([5, 0, 0], [5, 9, 0])]) {
    expect(() => assembleWire([first, apart])).toThrow('disconnected wire');
  }
  // A wire of several edges is not turned round.
  const corner = () => assembleWire([first, makeLine([10, 0, 0], [10, 5, 0])]);
  const [onward, before] = [makeLine([10, 5, 0], [15, 5, 0]), makeLine([0, -5, 0], [0, 0, 0])];
  expect(assembleWire([corner(), onward]).length).toBeCloseTo(20, 6);
  expect(assembleWire([before, corner()]).length).toBeCloseTo(20, 6);
  expect(() => assembleWire([onward, corner()])).toThrow('disconnected wire');
});

says('for example, the last edge lies apart from the others.', () => {
  const first = makeLine([0, 0, 0], [10, 0, 0]);
  for (const last of [
    makeLine([5, 0, 0], [5, 5, 0]),
    makeLine([5, -5, 0], [5, 5, 0]),
    makeLine([50, 0, 0], [60, 0, 0]),
  ]) {
    expect(() => assembleWire([first, last])).toThrow('disconnected wire');
  }
  const corner = assembleWire([first, makeLine([10, 0, 0], [10, 5, 0])]);
  expect(assembleWire([corner, makeLine([10, 0, 0], [20, 0, 0])]).length).toBeCloseTo(25);
  // The last edge of a wire in the list may share an end with the first edge, which is not enough.
  const away = assembleWire([makeLine([20, 0, 0], [30, 0, 0]), makeLine([20, 0, 0], [10, 0, 0])]);
  expect(() => assembleWire([first, away])).toThrow('disconnected wire');
});
