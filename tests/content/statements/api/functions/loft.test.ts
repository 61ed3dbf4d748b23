import { loft, measureVolume, sketchCircle, sketchEllipse, sketchRectangle } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('Without one, all in one plane give a volume of 0, without an error.', () => {
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

says('Two equal ones in a row at the same place throw a number, and so may outlines', () => {
  const [first, between, last] = [0, 5, 0].map((origin) => sketchCircle(5, { origin }).wire);
  expect(measureVolume(loft([first!, between!, last!]))).toBeCloseTo(0, 6);
  for (const section of [sketchCircle(5), sketchRectangle(5, 3), sketchEllipse(5, 3)]) {
    expect(() => loft([section.wire, section.clone().wire])).toThrow();
  }
  expect(() => loft([sketchRectangle(10, 10).wire, sketchCircle(5).wire])).toThrow();
});
