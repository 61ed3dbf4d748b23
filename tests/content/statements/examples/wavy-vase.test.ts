import {
  drawCircle,
  drawPolysides,
  FaceFinder,
  makeVertex,
  measureArea,
  measureDistanceBetween,
  polysideInnerRadius,
  type ExtrusionProfile,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { runChanged, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const area = (sagitta: number) =>
  measureArea((drawPolysides(40, 12, sagitta).sketchOnPlane('XY') as Sketch).face());

says('A negative one bends them outward, into ribs; a positive one bends them inward', () => {
  expect(area(-2)).toBeGreaterThan(area(0));
  expect(area(2)).toBeLessThan(area(0));
});

says('says how close the sides come to the middle', () => {
  const nearest = (sides: number, sagitta: number) =>
    measureDistanceBetween(
      makeVertex([0, 0, 0]),
      (drawPolysides(40, sides, sagitta).sketchOnPlane() as Sketch).wire,
    );
  for (const sides of [3, 6, 12]) {
    for (const sagitta of [0, 2, 3])
      expect(polysideInnerRadius(40, sides, -sagitta)).toBeCloseTo(nearest(sides, sagitta), 4);
    // These are the distances of straight sides. Sides that bend outward are farther away.
    expect(polysideInnerRadius(40, sides, 2)).toBeCloseTo(nearest(sides, 0), 4);
    expect(nearest(sides, -2)).toBeGreaterThan(nearest(sides, 0) + 1);
  }
});

says('where the vase gets wider, so does its wall', () => {
  /** Returns the effective radius of a round extrusion at both ends, from the area of the end faces. */
  const ends = (radius: number, endFactor: number) => {
    const extrusionProfile: ExtrusionProfile = { profile: 's-curve', endFactor };
    const solid = (drawCircle(radius).sketchOnPlane() as Sketch).extrude(150, { extrusionProfile });
    return [0, 150].map((height) => {
      const [end] = new FaceFinder().inPlane('XY', height).find(solid);
      if (!end) throw new Error(`There is no face at ${height} mm.`);
      return Math.sqrt(measureArea(end) / Math.PI);
    });
  };
  for (const endFactor of [0.6, 1.5, 1.8]) {
    const [outside, hole] = [ends(38, endFactor), ends(35, endFactor)];
    const walls = outside.map((radius, end) => radius - (hole[end] ?? 0));
    expect(walls[0]).toBeCloseTo(3, 1);
    expect(walls[1]).toBeCloseTo(3 * endFactor, 1);
  }
});

says('Three sides and a sagitta of −4 give a soft, turning triangle', async () => {
  for (const sideRadius of [-4, 4]) {
    const { facts } = await runChanged('examples/wavy-vase', {
      sidesCount: 3,
      sideRadius,
      sideTwist: 1,
      holeMode: 'none',
    });
    expect(facts.valid).toBe(true);
  }
});

says('A top smaller than the foot, with many sides and no hole, makes a chess piece.', async () => {
  const { facts } = await runChanged('examples/wavy-vase', {
    endFactor: 0.5,
    sidesCount: 16,
    holeMode: 'none',
  });
  expect(facts.valid).toBe(true);
});
