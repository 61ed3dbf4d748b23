import { expect, it } from 'vitest';
import { editDistance } from './editDistance';

it.each([
  ['fillet', 'fillet', 0],
  ['', 'box', 3],
  ['chamfer', 'chamfers', 1],
  ['filet', 'fillet', 1],
  ['mash', 'mesh', 1],
  ['form', 'from', 1],
  ['extrude', 'revolve', 6],
])('the edit distance of "%s" and "%s" is %i', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
  expect(editDistance(other, one)).toBe(distance);
});
