// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readDrawing } from './loadDrawing';

it('the SVG picture of a drawing is read as coloured lines without its margin', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-9 -9 48 30">
    <path d="M0 0L30 0" stroke="#3f7fb5"/>
    <path d="M0 -2L30 -2" stroke="#c00" stroke-dasharray="8 6"/>
    <path d="M0 -4L30 -4" stroke-dasharray="0 6" stroke-linecap="round"/>
  </svg>`;
  const parts = readDrawing(svg, { min: [0, 0, 0], max: [30, 4, 0] });
  expect(parts.map(({ paths }) => paths)).toEqual([
    ['M0 0L30 0'],
    ['M0 -2L30 -2'],
    ['M0 -4L30 -4'],
  ]);
  expect(parts.map(({ color }) => color)).toEqual(['#3f7fb5', '#c00', undefined]);
  expect(parts.map(({ strokeType }) => strokeType)).toEqual(['solid', 'dashes', 'dots']);
  expect(parts[0]?.viewBox).toEqual([0, -4, 30, 4]);
});
