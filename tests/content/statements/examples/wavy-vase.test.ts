import {
  drawCircle,
  drawPolysides,
  EdgeFinder,
  makeBox,
  makeVertex,
  measureArea,
  measureDistanceBetween,
  measureVolume,
  polysideInnerRadius,
  type ExtrusionProfile,
  type Shape3D,
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

says('a wider top has a thicker wall', () => {
  /** Returns the radius of a round extrusion at `height`, from the area of its section. */
  const radiusAt = (height: number, radius: number, endFactor: number, from = 0) => {
    const extrusionProfile: ExtrusionProfile = { profile: 's-curve', endFactor };
    const sketch = drawCircle(radius).sketchOnPlane('XY', from) as Sketch;
    const slice = makeBox([-99, -99, height - 0.05], [99, 99, height + 0.05]);
    const part = sketch.extrude(150, { extrusionProfile }).intersect(slice);
    return Math.sqrt(measureVolume(part as Shape3D) / (0.1 * Math.PI));
  };
  const wallAt = (height: number, endFactor: number) =>
    radiusAt(height, 38, endFactor) - radiusAt(height, 35, endFactor, 3);
  expect(wallAt(149.9, 0.6)).toBeLessThan(2.5);
  expect(wallAt(149.9, 1.5)).toBeGreaterThan(4);
  // The hole starts higher than the vase. So below the top, the vase is narrower and its wall thicker.
  expect(radiusAt(125, 38, 1.5)).toBeLessThan(radiusAt(149.9, 38, 1.5) - 1);
  expect(wallAt(125, 1.5)).toBeGreaterThan(wallAt(149.9, 1.5) + 0.05);
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

says(
  'So with a whole number, the corners of the top point the same way as those of the foot.',
  () => {
    /** Returns the directions of the corners at the foot and at the top, in whole degrees. */
    const directions = (sides: number, twist: number) => {
      const vase = (drawPolysides(40, sides, -2).sketchOnPlane('XY') as Sketch).extrude(150, {
        twistAngle: (360 / sides) * twist,
        extrusionProfile: { profile: 's-curve', endFactor: 1.5 },
      });
      return [0, 150].map((height) => {
        const edges = new EdgeFinder().inPlane('XY', height).find(vase);
        const angles = edges
          .flatMap((edge) => [edge.startPoint, edge.endPoint])
          .map(({ x, y }) => (Math.round((Math.atan2(y, x) * 180) / Math.PI) + 360) % 360);
        return [...new Set(angles)].sort((one, other) => one - other);
      });
    };
    for (const [sides, twist] of [
      [3, 1],
      [5, 2],
      [12, 6],
    ] as const) {
      const [foot, top] = directions(sides, twist);
      expect(foot).toHaveLength(sides);
      expect(top).toEqual(foot);
    }
    const [foot, top] = directions(5, 1.5);
    expect(top).not.toEqual(foot);
  },
);
