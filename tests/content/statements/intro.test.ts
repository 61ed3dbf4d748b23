import { readFileSync } from 'node:fs';
import { importSTL, makeCylinder, Solid } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../support/statements';

const says = statementsOf(import.meta.url);

says('You can import an STL, but its round faces stay facets.', async () => {
  const imported = await importSTL(makeCylinder(5, 10).blobSTL());
  expect(imported.faces.length).toBeGreaterThan(20);
  expect(new Set(imported.faces.map((face) => face.geomType))).toEqual(new Set(['PLANE']));
});

says('Triangles are made at the very end, as fine as you like.', () => {
  const triangles = (tolerance: number) =>
    makeCylinder(5, 10).mesh({ tolerance, angularTolerance: 10 }).triangles.length;
  expect(triangles(0.001)).toBeGreaterThan(triangles(0.1) * 2);
});

says('It has no call for walls with a draft angle', () => {
  expect('draft' in Solid.prototype).toBe(false);
});

says('The library is under the MIT licence.', () => {
  const manifest = readFileSync('node_modules/replicad/package.json', 'utf8');
  expect((JSON.parse(manifest) as { license: string }).license).toBe('MIT');
});

says('Each stage differs from the one before by one call.', () => {
  const calls = ['pen', 'drawing', 'sketch', 'solid', 'finished'].map((stage) =>
    Array.from(
      readFileSync(`models/intro/stages/${stage}.js`, 'utf8').matchAll(/\.(\w+)\(/g),
      ([, name]) => name,
    ).filter((name) => name !== 'inPlane'),
  );
  const drawn = ['hLine', 'tangentArc', 'hLine'];
  expect(calls).toEqual([
    [...drawn, 'done'],
    [...drawn, 'close'],
    [...drawn, 'close', 'sketchOnPlane'],
    [...drawn, 'close', 'sketchOnPlane', 'extrude'],
    [...drawn, 'close', 'sketchOnPlane', 'extrude', 'fillet'],
  ]);
});
