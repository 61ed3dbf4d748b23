import { drawPolysides, measureArea, type Sketch } from 'replicad';
import { expect } from 'vitest';
import { runChanged, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const area = (sagitta: number) =>
  measureArea((drawPolysides(40, 12, sagitta).sketchOnPlane('XY') as Sketch).face());

says('A negative one bends them outward, into ribs; a positive one bends them inward', () => {
  expect(area(-2)).toBeGreaterThan(area(0));
  expect(area(2)).toBeLessThan(area(0));
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
