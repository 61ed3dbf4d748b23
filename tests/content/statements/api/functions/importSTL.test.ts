// cspell:ignore endloop endfacet endsolid -- words of STL files
import {
  importSTL,
  makeBaseBox,
  makeBox,
  makeCompound,
  measureVolume,
  Solid,
  type Shape3D,
} from 'replicad';
import { expect } from 'vitest';
import { isValid, statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

const facet = (...corners: readonly string[]) =>
  ['facet normal 0 0 0', 'outer loop', ...corners.map((corner) => `vertex ${corner}`)]
    .concat('endloop', 'endfacet', '')
    .join('\n');
const firstTriangle = facet('0 0 0', '10 0 0', '0 10 0');
const stl = (facets: string) => new Blob([`solid mesh\n${facets}endsolid mesh\n`]);

says('for example, the file holds bodies that do not touch.', async () => {
  const pair = (x: number) => {
    const right = makeBaseBox(5, 5, 5).translate(x, 0, 0);
    return makeCompound([makeBaseBox(5, 5, 5), right]).blobSTL();
  };
  await expect(importSTL(pair(20))).rejects.toEqual(expect.any(Number));
  expect(measureVolume((await importSTL(pair(5))) as Shape3D)).toBeCloseTo(250, 4);
});

says('the bytes are not STL, or hold no triangle.', async () => {
  await expect(importSTL(stl(''))).rejects.toThrow('Failed to load STL file');
});

says('may give a broken solid, without an error.', async () => {
  const second = facet('10 0 0', '10 10 5', '0 10 0');
  const open = (await importSTL(stl(firstTriangle + second))) as Shape3D;
  expect(open).toBeInstanceOf(Solid);
  expect(isValid(open)).toBe(false);

  const steps = makeCompound([makeBox([0, 0, 0], [5, 5, 5]), makeBox([5, 1, 1], [10, 4, 4])]);
  const touching = (await importSTL(steps.blobSTL())) as Shape3D;
  expect(isValid(touching)).toBe(false);
  expect(measureVolume(touching)).toBeCloseTo(80);
});

says('Neighbouring triangles in one plane often become one face.', async () => {
  const cube = makeBaseBox(10, 10, 10);
  expect((await importSTL(cube.blobSTL())).faces).toHaveLength(6);
  const turned = cube.rotate(37, [0, 0, 0], [1, 2, 3]);
  expect((await importSTL(turned.blobSTL())).faces.length).toBeGreaterThan(6);
});
