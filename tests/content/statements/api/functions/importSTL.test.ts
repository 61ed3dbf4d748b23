import { importSTL, makeBaseBox, makeCompound, measureVolume, type Shape3D } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('the file holds bodies that do not touch.', async () => {
  const pair = (x: number) => {
    const right = makeBaseBox(5, 5, 5).translate(x, 0, 0);
    return makeCompound([makeBaseBox(5, 5, 5), right]).blobSTL();
  };
  await expect(importSTL(pair(20))).rejects.toEqual(expect.any(Number));
  expect(measureVolume((await importSTL(pair(5))) as Shape3D)).toBeCloseTo(250, 4);
});

says('Neighbouring triangles in one plane often become one face.', async () => {
  const cube = makeBaseBox(10, 10, 10);
  expect((await importSTL(cube.blobSTL())).faces).toHaveLength(6);
  const turned = cube.rotate(37, [0, 0, 0], [1, 2, 3]);
  expect((await importSTL(turned.blobSTL())).faces.length).toBeGreaterThan(6);
});
