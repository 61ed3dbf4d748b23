import { expect, it } from 'vitest';
import type { DrawingPart } from '../../../../../src/modeling/node';
import { drawDrawing } from './drawDrawing';

const square: DrawingPart = {
  kind: 'drawing',
  name: 'square',
  paths: ['M0 0H10V10H0Z'],
  viewBox: [0, 0, 10, 10],
};

// Requirement 10.47.
it('the lines of a transparent drawing are as faint as its surface', () => {
  const [faint, plain] = drawDrawing([{ ...square, opacity: 0.25 }, square]).match(/<path[^>]*>/g)!;
  expect(faint).toContain('fill-opacity="0.07"');
  expect(faint).toContain('stroke-opacity="0.25"');
  expect(plain).not.toContain('stroke-opacity');
});
