import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as replicad from 'replicad';
import {
  draw,
  exportSTEP,
  importSTEP,
  importSTL,
  makeBaseBox,
  makeCompound,
  makeCylinder,
  makeLine,
  measureVolume,
  type Shape3D,
} from 'replicad';
import { expect } from 'vitest';
import {
  fitsIntoLink,
  fromFragment,
  toFragment,
} from '../../../../src/components/model/interactive/sharedLink';
import { loadKernelInNode, runModel } from '../../../../src/modeling/node';
import { statementsOf, toWhole } from '../../../support/statements';

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

says('Its STEP file has 8 KB and holds the surfaces themselves.', () => {
  expect(inKilobytes(knob().blobSTEP())).toBe(8);
});

says('a cube of 1 m has sides of 1000', async () => {
  const cube = { shape: makeBaseBox(1000, 1000, 1000) };
  for (const unit of ['INCH', 'M', 'MM'] as const) {
    const file = exportSTEP([cube], { modelUnit: 'MM', unit });
    const { width, height, depth } = (await importSTEP(file)).boundingBox;
    expect([width, height, depth].map(Math.round)).toEqual([1000, 1000, 1000]);
  }
});

says(
  'The choice stays until the next one, also for blobSTEP and for what importSTEP reads.',
  async () => {
    const cube = () => makeBaseBox(25.4, 25.4, 25.4);
    const file = exportSTEP([{ shape: cube() }], { modelUnit: 'MM', unit: 'MM' });
    const widthRead = async () => (await importSTEP(file)).boundingBox.width;
    expect(await widthRead()).toBeCloseTo(25.4);
    exportSTEP([{ shape: cube() }], { unit: 'INCH' });
    expect(await cube().blobSTEP().text()).toContain("CONVERSION_BASED_UNIT('INCH'");
    expect(await widthRead()).toBeCloseTo(1);
    exportSTEP([{ shape: cube() }], { modelUnit: 'M' });
    expect(await widthRead()).toBeCloseTo(0.0254);
    exportSTEP([{ shape: cube() }], { modelUnit: 'MM', unit: 'MM' });
    expect(await widthRead()).toBeCloseTo(25.4);
  },
);

says('A file of several bodies may throw: read one body at a time.', async () => {
  const cube = makeBaseBox(9, 9, 9);
  const read = (...shapes: Shape3D[]) =>
    importSTL(
      makeCompound(shapes.map((shape) => shape.clone())).blobSTL({
        tolerance: 0.1,
        angularTolerance: 30,
        binary: true,
      }),
    );
  expect(measureVolume((await read(cube)) as Shape3D)).toBeCloseTo(729);
  await expect(read(cube, makeCylinder(3, 9, [20, 0, 0]))).rejects.toBeDefined();
  // Cubes that share a face become one solid.
  const touching = await read(cube, cube.clone().translateX(9));
  expect(measureVolume(touching as Shape3D)).toBeCloseTo(2 * 729);
});

says('Parts with flat sides often come back nearly as they were', async () => {
  const read = async (shape: Shape3D) =>
    (await importSTL(shape.blobSTL({ binary: true }))) as Shape3D;
  const cube = makeBaseBox(20, 20, 20);
  const upright = await read(cube.clone().rotate(33));
  expect(upright.faces).toHaveLength(6);
  // STL stores coordinates in single precision: about 7 significant digits.
  expect(Math.abs(measureVolume(upright) - 8000)).toBeGreaterThan(1e-5);
  expect(measureVolume(upright.fillet(2))).toBeCloseTo(measureVolume(cube.fillet(2)), 0);
  const tilted = await read(cube.rotate(33, [0, 0, 0], [1, 2, 3]));
  expect(tilted.faces.length).toBeGreaterThan(6);
});

says('Flat faces stay flat, curved ones become facets:', async () => {
  const file = makeCylinder(5, 10).blobSTL({ tolerance: 0.1, angularTolerance: 30, binary: true });
  const { faces } = (await importSTL(file)) as Shape3D;
  expect(faces.every(({ geomType }) => geomType === 'PLANE')).toBe(true);
  const ends = faces.filter((face) => Math.abs(face.normalAt().z) > 0.999);
  expect(ends).toHaveLength(2);
  expect(faces.length).toBeGreaterThan(10);
});

says(
  'Often the file is of another kind, is empty or cut off, or is the error page of a',
  async () => {
    const isNull = 'This shape has not type, it is null';
    await expect(importSTEP(new Blob(['<html></html>']))).rejects.toThrow(isNull);
    const cube = await makeBaseBox(1, 1, 1).blobSTEP().text();
    const withoutEntities = cube.replace(/^#[^;]*;/gm, '');
    await expect(importSTEP(new Blob([withoutEntities]))).rejects.toThrow(isNull);
    await expect(importSTEP(new Blob([cube.slice(0, -2)]))).rejects.toThrow(isNull);
    await expect(importSTEP(new Blob([]))).rejects.toThrow(isNull);
    // A file without solids and surfaces is read.
    const line = await importSTEP(makeLine([0, 0, 0], [9, 0, 0]).blobSTEP());
    expect((line as Shape3D).edges).toHaveLength(1);
  },
);

says('These letters of the path have a call:', () => {
  const outline = draw([0, 0]).hLineTo(20).vLineTo(-10).lineTo([0, -10]).close();
  expect(outline.boundingBox.bounds.flat().map(toWhole)).toEqual([0, -10, 20, 0]);
  // The SVG path M 0 0 A 5 5 0 0 1 10 0 Z rises to y −5, which is up in SVG.
  const arc = draw([0, 0]).ellipseTo([10, 0], 5, 5, 0, false, true).close();
  expect(arc.boundingBox.bounds.flat().map(toWhole)).toEqual([0, -5, 10, 0]);
});

says('For several solids in one STL file, make a compound of them first.', () => {
  const box = makeBaseBox(9, 9, 9);
  const parts = [box.clone(), box.clone().translate(20, 0, 0)];
  const file = makeCompound(parts).blobSTL({
    tolerance: 0.05,
    angularTolerance: 30,
    binary: true,
  });
  expect(trianglesOf(file)).toBe(24);
});

says('The library reads no SVG file, and has no call for an SVG path.', () => {
  const names = Object.keys(replicad);
  expect(names.filter((name) => /svg|dxf/i.test(name))).toEqual([]);
  expect(names.filter((name) => name.startsWith('import'))).toEqual(['importSTEP', 'importSTL']);
});

says('In SVG y points down: change the sign of each y', () => {
  // The SVG path M 0 0 L 20 0 Q 30 0 30 10 C 30 20 20 20 10 20 Z
  const path = draw([0, 0])
    .lineTo([20, 0])
    .quadraticBezierCurveTo([30, -10], [30, 0])
    .cubicBezierCurveTo([10, -20], [30, -20], [20, -20])
    .close();
  const { bounds } = path.boundingBox;
  expect(bounds.flat().map(toWhole)).toEqual([0, -20, 30, 0]);
  expect(measureVolume(path.sketchOnPlane('XY').extrude(2) as Shape3D)).toBeGreaterThan(0);
});

/** Runs the code of a model to which `file` is attached. */
async function volumeWith(file: Blob, code: string, name = 'part.step') {
  const files = new Map([[name, file]]);
  const outcome = await runModel(
    { code, name: 'x', params: null, files },
    await loadKernelInNode(),
  );
  if ('error' in outcome) throw new Error(outcome.error.sentence);
  return outcome.result.facts.volume;
}

says('importSTL returns a solid, and often joins triangles in one plane.', async () => {
  const cube = makeBaseBox(10, 10, 10);
  const straight = (await importSTL(cube.blobSTL())) as Shape3D;
  const turned = (await importSTL(cube.rotate(37, [0, 0, 0], [1, 2, 3]).blobSTL())) as Shape3D;
  for (const solid of [straight, turned]) expect(measureVolume(solid)).toBeCloseTo(1000, 1);
  expect(straight.faces).toHaveLength(6);
  expect(turned.faces.length).toBeGreaterThan(6);
});

says('The code imports it by its name in that list', async () => {
  const page = readFileSync('docs/tutorial-overview/import-and-export.mdx', 'utf8');
  const code = /```js fragment\n(import part [\s\S]*?)\n```/.exec(page)?.[1] ?? '';
  expect(await volumeWith(makeBaseBox(10, 10, 10).blobSTEP(), code)).toBeCloseTo(1000);
});

says('The code receives a Blob:', async () => {
  const code = (call: string) => `import part from './part.step';
import { drawText, importSTL, loadFont, makeBaseBox } from 'replicad';
export default async () => ${call};`;
  const mesh = makeBaseBox(10, 10, 10).blobSTL({ tolerance: 1, angularTolerance: 30 });
  expect(await volumeWith(mesh, code('importSTL(part)'))).toBeCloseTo(1000);
  const text = code('makeBaseBox(1, 1, (await part.text()).length)');
  expect(await volumeWith(new Blob(['<svg/>']), text)).toBeCloseTo(6);
  const folder = 'node_modules/@fontsource/hanken-grotesk/files';
  const font = new Blob([readFileSync(`${folder}/hanken-grotesk-latin-500-normal.woff`)]);
  const load = 'await loadFont(await part.arrayBuffer(), "mine")';
  const draw = 'drawText("ab", { fontFamily: "mine" }).sketchOnPlane("XY").extrude(1)';
  expect(await volumeWith(font, code(`(${load}, ${draw})`))).toBeGreaterThan(1);
});

says('The code of a model can hold a file as base64, which is text.', async () => {
  const page = readFileSync('docs/tutorial-overview/import-and-export.mdx', 'utf8');
  const code = /```js fragment\n(import \{ importSTEP \}[\s\S]*?)\n```/.exec(page)?.[1] ?? '';
  const file = Buffer.from(await makeBaseBox(10, 10, 10).blobSTEP().arrayBuffer());
  const outcome = await runModel(
    { code: code.replace('…', file.toString('base64')), name: 'x', params: null },
    await loadKernelInNode(),
  );
  expect('result' in outcome && outcome.result.facts.volume).toBeCloseTo(1000);
});

says('A link to your version then includes it, up to a file of 140 KB.', () => {
  const versionWith = (bytes: number) => {
    const code = `${'x'.repeat(400)}"${randomBytes(bytes).toString('base64')}"`;
    return { name: null, code, params: null };
  };
  const longest = versionWith(140_000);
  expect(fitsIntoLink(longest)).toBe(true);
  expect(fromFragment(toFragment(longest))?.code).toBe(longest.code);
  // Links count bytes, and the braces and quotation marks of JSON as well.
  expect(fitsIntoLink(versionWith(151_000))).toBe(false);
  expect(fitsIntoLink({ name: null, code: 'x'.repeat(199_999), params: null })).toBe(false);
});

says('importSTL reads its file in the same way.', async () => {
  const { buffer } = new Uint8Array(
    await makeBaseBox(10, 10, 10)
      .blobSTL({ tolerance: 1, angularTolerance: 30, binary: true })
      .arrayBuffer(),
  );
  const base64 = Buffer.from(buffer).toString('base64');
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  expect(measureVolume((await importSTL(new Blob([bytes]))) as Shape3D)).toBeCloseTo(1000);
});

says('angularTolerance divides curves by their angle, in radians.', () => {
  const sides = (angularTolerance: number) =>
    trianglesOf(makeCylinder(10, 5).blobSTL({ tolerance: 1, angularTolerance, binary: true })) / 4;
  // Around a cylinder, neighbouring facets differ by about half of it.
  for (const angle of [1, 0.5, 0.2, 0.1])
    expect((2 * Math.PI) / (sides(angle) + 1) / angle).toBeCloseTo(0.5, 1);
});

says('A shape keeps its finest triangles.', () => {
  const shape = knob();
  const written = (tolerance: number) =>
    trianglesOf(shape.blobSTL({ tolerance, angularTolerance: 30, binary: true }));
  expect([1, 0.1, 0.01].map(written)).toEqual([140, 756, 6396]);
  expect([0.1, 1].map(written)).toEqual([6396, 6396]);
});
