import {
  drawPolysides,
  loft,
  measureVolume,
  sketchCircle,
  type Point,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('With two sections and no tip, it makes no difference.', () => {
  const hexagon = () => (drawPolysides(4, 6).sketchOnPlane('XY', 10) as Sketch).wire;
  const circle = (origin: number) => sketchCircle(origin + 3, { origin }).wire;
  const volumes = (sections: () => Parameters<typeof loft>[0], endPoint?: Point): number[] =>
    [true, false].map((ruled) =>
      measureVolume(loft(sections(), endPoint ? { ruled, endPoint } : { ruled })),
    );
  for (const second of [() => circle(5), hexagon]) {
    const [straight, smooth] = volumes(() => [circle(0), second()]);
    expect(straight).toBeCloseTo(smooth!, 6);
  }
  const [straight, smooth] = volumes(() => [circle(0), circle(5)], [0, 0, 20]);
  expect(Math.abs(straight! - smooth!)).toBeGreaterThan(10);
});
