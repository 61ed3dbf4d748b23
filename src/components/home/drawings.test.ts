import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { block } from './drawings.json';

test('the measures on the drawing are those of the model', () => {
  const { width, depth, height } = block.measures;
  const code = readFileSync('models/home/bearing-block.js', 'utf8');
  expect(code).toContain(`{ width: ${width}, height: ${height}, `);
  expect(code).toContain(`drawRectangle(width, ${depth}, `);
});
