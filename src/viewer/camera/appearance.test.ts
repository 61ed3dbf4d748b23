import { expect, it } from 'vitest';
import { edgeColor, edgeColorOf, neutralColor, wireColor } from './appearance';

const body = { color: '#d9480f', opacity: undefined, isWire: false };

// Requirement 10.47.
it('edges are ink-coloured, but edges of a transparent part have the colour of the part', () => {
  expect(edgeColorOf(body)).toBe(edgeColor);
  expect(edgeColorOf({ ...body, color: undefined })).toBe(edgeColor);
  expect(edgeColorOf({ ...body, opacity: 1 })).toBe(edgeColor);
  expect(edgeColorOf({ ...body, opacity: 0.25 })).toBe('#d9480f');
  expect(edgeColorOf({ ...body, color: undefined, opacity: 0.25 })).toBe(neutralColor);
});

// Requirement 10.50.
it('edges of a wire have the colour of the wire, by default one that is visible on light and dark pages', () => {
  expect(edgeColorOf({ ...body, isWire: true })).toBe('#d9480f');
  expect(edgeColorOf({ ...body, color: undefined, isWire: true })).toBe(wireColor);
});
