import { expect, it } from 'vitest';
import { splitOutputLine } from './splitOutputLine';

// Requirement 10.46.
it.each([
  ['volume 39269.90816987 mm³', 'volume', '39,270 mm³'],
  ['surface area -0.0000001 mm²', 'surface area', '0 mm²'],
  ['is a solid true', 'is a solid', 'true'],
  ['center [1.0000000001,-2.5,1e-17]', 'center', '[1,-2.5,0]'],
  ['faces 6', 'faces', '6'],
  ['said in words', '', 'said in words'],
])('the console line "%s" is split into a label and a readable value', (line, label, value) => {
  expect(splitOutputLine(line)).toEqual({ label, value });
});
