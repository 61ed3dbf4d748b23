import { readFileSync } from 'node:fs';
import {
  drawCircle,
  drawRoundedRectangle,
  isShape3D,
  makeBaseBox,
  makeCompound,
  measureVolume,
  Sketches,
  weldShellsAndFaces,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

says('the declarations name some types that are missing', () => {
  const read = (name: string) => readFileSync(`node_modules/${name}`, 'utf8');
  // The page installs the library alone, and npm does not install the kernel with it.
  expect(read('replicad/dist/replicad.d.ts')).toContain("from 'replicad-opencascadejs'");
  expect(JSON.parse(read('replicad/package.json'))).not.toHaveProperty([
    'dependencies',
    'replicad-opencascadejs',
  ]);
  const kernel = read('replicad-opencascadejs/src/replicad_single.d.ts');
  expect(kernel).toContain(': Handle_Standard_Type');
  expect(kernel).not.toMatch(/(class|type|interface) Handle_Standard_Type\b/);
});

says('is true for solids, shells and every compound', () => {
  const { faces, edges } = makeBaseBox(4, 4, 4);
  const [face, edge] = [faces[0], edges[0]];
  if (!face || !edge) throw new Error('A box has faces and edges.');
  expect(isShape3D(makeBaseBox(4, 4, 4))).toBe(true);
  expect(isShape3D(weldShellsAndFaces(faces))).toBe(true);
  expect(isShape3D(face)).toBe(false);
  expect(isShape3D(edge)).toBe(false);
  expect(isShape3D(makeCompound([face.clone()]))).toBe(true);
  expect(isShape3D(makeCompound([edge.clone()]))).toBe(true);
});

says('that share nothing. Then its measureVolume is 0.', () => {
  const shared = makeBaseBox(4, 4, 4).intersect(makeBaseBox(4, 4, 4).translateX(20));
  expect(isShape3D(shared)).toBe(true);
  if (isShape3D(shared)) expect(measureVolume(shared)).toBeCloseTo(0);
});

says(
  'for a drawing with a hole TypeScript now offers sweepSketch, which is not there. loftWith may be missing as well.',
  () => {
    const plate = drawRoundedRectangle(40, 20, 3);
    const hole = (x: number) => drawCircle(3).translate(x, 0);
    const oneHole = plate.cut(hole(0)).sketchOnPlane();
    const twoHoles = plate.cut(hole(-8)).cut(hole(8)).sketchOnPlane();
    expect('sweepSketch' in plate.sketchOnPlane()).toBe(true);
    expect('sweepSketch' in oneHole).toBe(false);
    expect('sweepSketch' in twoHoles).toBe(false);
    expect('loftWith' in oneHole).toBe(false);
    expect('loftWith' in twoHoles).toBe(true);
  },
);

says('or, with several pieces, Sketches', () => {
  const disc = (x: number) => drawCircle(3).translate(x, 0);
  expect(disc(0).fuse(disc(20)).sketchOnPlane()).toBeInstanceOf(Sketches);
  const plate = drawRoundedRectangle(40, 20, 3).cut(disc(-8)).cut(disc(8));
  expect(plate.sketchOnPlane()).not.toBeInstanceOf(Sketches);
});
