import { loft, measureVolume, sketchCircle, sketchRectangle } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('Place them on different planes.', () => {
  const wires = [sketchRectangle(5, 5), sketchRectangle(3, 3)].map(({ wire }) => wire);
  expect(Math.abs(measureVolume(loft(wires, { endPoint: [0, 0, 9] })))).toBeGreaterThan(10);
  for (const sections of [
    [sketchCircle(5), sketchRectangle(3, 2)],
    [sketchCircle(5), sketchCircle(3), sketchCircle(1)],
  ]) {
    const body = loft(sections.map(({ wire }) => wire));
    expect(measureVolume(body)).toBeCloseTo(0, 6);
  }
});

says('for example, the list of wires is empty.', () => {
  const thrownBy = (...radii: readonly number[]): unknown => {
    try {
      return loft(radii.map((radius) => sketchCircle(radius).wire)).constructor.name;
    } catch (error) {
      return typeof error;
    }
  };
  // Two sections in the same place throw the same.
  expect([thrownBy(), thrownBy(5, 5), thrownBy(5, 3)]).toEqual(['number', 'number', 'Solid']);
});
