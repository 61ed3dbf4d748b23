import { readFileSync } from 'node:fs';
import { makeCylinder } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const knob = () => makeCylinder(15, 16).fillet(5, (e) => e.inPlane('XY', 16));
const trianglesOf = (file: Blob) => (file.size - 84) / 50;
const inKilobytes = ({ size }: Blob) => Math.round(size / 1000);

says('Measured on the 30 mm knob:', () => {
  const page = readFileSync('docs/tutorial-overview/import-and-export.mdx', 'utf8');
  const rows = Array.from(
    page.matchAll(/^\| ([\d.]+) mm +\| (\d+) +\| (\d+) KB +\| (\d+) KB +\|$/gm),
    (row) => row.slice(1).map(Number),
  );
  expect(rows.length).toBe(5);
  for (const [tolerance = 0, triangles, binarySize, textSize] of rows) {
    const mesh = { tolerance, angularTolerance: 30 };
    const binary = knob().blobSTL({ ...mesh, binary: true });
    expect(trianglesOf(binary)).toBe(triangles);
    expect(inKilobytes(binary)).toBe(binarySize);
    expect(inKilobytes(knob().blobSTL(mesh))).toBe(textSize);
  }
});

says('with 0.1 the knob has 8564 of them, at 1 mm and at 0.05 mm alike', () => {
  for (const tolerance of [1, 0.05]) {
    const file = knob().blobSTL({ tolerance, angularTolerance: 0.1, binary: true });
    expect(trianglesOf(file)).toBe(8564);
  }
});

says('Its STEP file has 8 KB and is exact.', () => {
  expect(inKilobytes(knob().blobSTEP())).toBe(8);
});
