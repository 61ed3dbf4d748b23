import path from 'node:path';
import { drawPolysides, measureVolume, type Shape3D } from 'replicad';
import { expect } from 'vitest';
import { runChanged, statementsOf, slowProof } from '../../../support/statements';

const says = statementsOf(import.meta.url);

interface Recipe<Params> {
  readonly default: (params: Params) => Shape3D;
}

/** Returns a plate from the code that the page shows: 72 × 50 × 3 mm, with a corner radius of 4 mm. */
async function plate(cell: number, wall: number, border: number): Promise<Shape3D> {
  const file = path.resolve('models/recipes/honeycomb/plate.js');
  type Params = Readonly<Record<'cell' | 'wall' | 'border', number>>;
  const { default: main } = (await import(file)) as Recipe<Params>;
  return main({ cell, wall, border });
}

const fullPlate = (72 * 50 - (4 - Math.PI) * 4 ** 2) * 3;
const cellVolume = (cell: number) => (Math.sqrt(3) / 2) * cell ** 2 * 3;

says('six for each cell, and ten for the plate around them', async () => {
  for (const cell of [8, 11]) {
    const shape = await plate(cell, 1.6, 3);
    const cells = (shape.faces.length - 10) / 6;
    expect(measureVolume(shape)).toBeCloseTo(fullPlate - cells * cellVolume(cell), 2);
  }
});

says('neighbours are always one pitch apart', async () => {
  // Small prisms in place of the plate, on the centres of the cells.
  const { parts } = await runChanged('recipes/honeycomb/plate', { cell: 14, wall: 2, border: 2 }, [
    'return cutAll(',
    'return centers.map((at) => drawPolysides(1, 6).translate(at).sketchOnPlane("XY").extrude(1)); cutAll(',
  ]);
  const centers = parts.map(({ facts: { box } }) =>
    [0, 1].map((i) => (box.min[i] ?? 0) + (box.max[i] ?? 0)),
  );
  expect(centers.length).toBeGreaterThan(4);
  for (const [x = 0, y = 0] of centers) {
    const distances = centers
      .map(([otherX = 0, otherY = 0]) => Math.hypot(otherX - x, otherY - y) / 2)
      .sort((a, b) => a - b);
    expect(distances[1]).toBeCloseTo(16, 2);
    // A centre beside the border has fewer than six neighbours.
    expect(
      distances.filter((distance) => distance > 1 && distance < 16.1).length,
    ).toBeLessThanOrEqual(6);
  }
});

says('The radius of drawPolysides goes to the corners: it is the cell divided by √3.', () => {
  expect(drawPolysides(9 / Math.sqrt(3), 6).boundingBox.width).toBeCloseTo(9, 3);
});

says('drawPolysides puts a corner on the y axis', () => {
  expect(drawPolysides(10, 6).boundingBox.height).toBeCloseTo(20, 3);
});

says(
  'With half the cell and half the wall there are several times as many cells.',
  slowProof(async () => {
    const cells = async (cell: number, wall: number, border: number) =>
      ((await plate(cell, wall, border)).faces.length - 10) / 6;
    for (const [cell, wall, border] of [
      [10, 2, 3],
      [16, 2, 3],
      [8, 4, 10],
    ] as const) {
      const times = (await cells(cell / 2, wall / 2, border)) / (await cells(cell, wall, border));
      expect(times, `cell ${cell}`).toBeGreaterThan(3);
    }
  }),
);
