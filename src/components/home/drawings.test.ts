import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { block } from './drawings.json';

test('the home page shows the code of its model file, line for line', () => {
  const file = readFileSync('models/home/bearing-block.js', 'utf8');
  const withoutAbout = file.replace(/export const about = \{[^]*?\n\};\n\n/, '');
  expect(`${block.code}\n`).toBe(withoutAbout.replace(/\/\*\* @param .*\n/, ''));
});

test('the measures on the drawing are the parameters of the model', () => {
  const { width, height } = block.measures;
  expect(block.code).toContain(`{ width: ${width}, height: ${height}, `);
});
