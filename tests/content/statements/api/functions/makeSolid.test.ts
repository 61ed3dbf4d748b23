import { makeBox, makeSolid, type Face } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

const sides = (x = 0): Face[] => makeBox([x, 0, 0], [x + 1, 1, 1]).faces;

says('Expected null or instance of TopoDS_Shell', () => {
  const message = 'Expected null or instance of TopoDS_Shell';
  expect(() => makeSolid(sides().slice(0, 1))).toThrow(message);
  expect(() => makeSolid([...sides(), ...sides(5)])).toThrow(message);
});

says('This shape has not type, it is null: the list is empty', () => {
  expect(() => makeSolid([])).toThrow('This shape has not type, it is null');
});
