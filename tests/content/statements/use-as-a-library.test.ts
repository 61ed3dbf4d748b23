import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  draw,
  drawRoundedRectangle,
  getOC,
  importSTEP,
  importSTL,
  makeBaseBox,
  makeCylinder,
  makePlane,
  makeSphere,
  setOC,
  type Shape3D,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf, slowProof } from '../../support/statements';

const says = statementsOf(import.meta.url);

const kernelFolder = 'node_modules/replicad-opencascadejs/src';
const megabytes = (name: string) => statSync(`${kernelFolder}/${name}`).size / 1e6;
const trianglesOf = (shape: Shape3D, config?: { tolerance: number; angularTolerance: number }) =>
  shape.mesh(config).triangles.length / 3;

says(
  'It is a file of 10.8 MB, about 4 MB when it is compressed with brotli',
  slowProof(() => {
    expect(megabytes('replicad_single.wasm')).toBeCloseTo(10.8, 1);
    // Servers compress with a quality like these. The best one, 11, reaches 3.4 MB and takes a minute.
    for (const quality of [4, 6]) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
      const file = readFileSync(`${kernelFolder}/replicad_single.wasm`);
      const packed = brotliCompressSync(file, { params });
      expect(packed.length / 1e6).toBeGreaterThan(3.8);
      expect(packed.length / 1e6).toBeLessThan(4.4);
    }
  }),
);

says('It is almost twice as large', () => {
  const times = megabytes('replicad_with_exceptions.wasm') / megabytes('replicad_single.wasm');
  expect(times).toBeGreaterThan(1.7);
  expect(times).toBeLessThan(2);
});

says('This is the box the app makes: 30 by 50 by 20 mm', () => {
  const box = drawRoundedRectangle(30, 50).sketchOnPlane('XY').extrude(20) as Shape3D;
  const { width, height, depth } = box.shell(3, (f) => f.inPlane('XY', 20)).boundingBox;
  expect([width, height, depth].map(Math.round)).toEqual([30, 50, 20]);
});

says('tolerance is about how far they may be from the true surface', () => {
  const { triangles, vertices } = makeSphere(10).mesh({ tolerance: 0.01, angularTolerance: 30 });
  let farthest = 0;
  for (let start = 0; start < triangles.length; start += 3) {
    const middle = [0, 1, 2].map((axis) =>
      triangles
        .slice(start, start + 3)
        .reduce((sum, corner) => sum + (vertices[3 * corner + axis] ?? 0) / 3, 0),
    );
    farthest = Math.max(farthest, 10 - Math.hypot(...middle));
  }
  // Some triangles are farther away than the tolerance.
  expect(farthest).toBeGreaterThan(0.011);
  expect(farthest).toBeLessThan(0.03);
});

says('a seven-hundredth of the size of the part looks smooth', () => {
  const sphere = makeSphere(20);
  expect(trianglesOf(sphere, { tolerance: 40 / 700, angularTolerance: 30 })).toBeGreaterThan(500);
});

says('The defaults are so fine', () => {
  const coarse = trianglesOf(makeCylinder(1, 1), { tolerance: 2 / 700, angularTolerance: 30 });
  expect(trianglesOf(makeCylinder(1, 1))).toBeGreaterThan(coarse * 2);
});

says(
  'angularTolerance counts in radians in this version, so 30 means that it sets no limit.',
  () => {
    const at = (angularTolerance: number) =>
      trianglesOf(makeCylinder(1, 4), { tolerance: 0.5, angularTolerance });
    expect(at(30)).toBe(at(3000));
    expect(at(0.1)).toBeGreaterThan(at(30) * 2);
  },
);

says('The mesh has vertices and normals, three numbers for each point', () => {
  const { vertices, normals, triangles } = makeCylinder(2, 4).mesh({
    tolerance: 0.1,
    angularTolerance: 30,
  });
  expect(normals).toHaveLength(vertices.length);
  expect(vertices.length % 3).toBe(0);
  expect(triangles.length % 3).toBe(0);
  expect(Math.max(...triangles)).toBe(vertices.length / 3 - 1);
});

says('lines has two points for each piece of an edge', () => {
  const cylinder = makeCylinder(2, 4);
  cylinder.mesh({ tolerance: 0.1, angularTolerance: 30 });
  expect(cylinder.meshEdges({ tolerance: 0.1, angularTolerance: 30 }).lines.length % 6).toBe(0);
});

says('setSize gets false, so that it leaves that style alone.', () => {
  const renderer = readFileSync('node_modules/three/src/renderers/WebGLRenderer.js', 'utf8');
  const [, setSize = ''] = /this\.setSize = (function.*?\n\t\t\};)/s.exec(renderer) ?? [];
  // The other branch sets a fixed size in pixels, so the canvas would not grow either.
  expect(setSize).toMatch(
    /if \( updateStyle === true \) \{\s+canvas\.style\.width = width \+ 'px';/,
  );
});

says(
  'npm pkg set type=module',
  slowProof(() => {
    // npm 11 writes the type "commonjs", with which the script for Node cannot import the model.
    const folder = mkdtempSync(path.join(tmpdir(), 'in-node-'));
    const build = (type: string): void => {
      writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type }));
      execFileSync('node', ['src/build.mjs'], { cwd: folder, stdio: 'pipe' });
    };
    try {
      cpSync('examples/vite-app/src', path.join(folder, 'src'), { recursive: true });
      symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
      expect(() => build('commonjs')).toThrow('box.js');
      build('module');
      expect(existsSync(path.join(folder, 'box.step'))).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }),
);

says('A file that is not STEP fails with "This shape has not type, it is null"', async () => {
  await expect(importSTEP(new Blob(['not a file']))).rejects.toThrow(
    'This shape has not type, it is null',
  );
});

says('A STEP file that is empty or cut off mostly fails like the first', async () => {
  const whole = makeSphere(3).blobSTEP();
  for (const size of [0, 40, Math.floor(whole.size / 2)])
    await expect(importSTEP(whole.slice(0, size))).rejects.toThrow(
      'This shape has not type, it is null',
    );
  // Without its last line break the file is still whole.
  expect((await importSTEP(whole.slice(0, -1))).faces).toHaveLength(1);
  // Without a schema in the header, the message is another one or only a number.
  const empty = (await whole.text()).replace(/(?<=HEADER;)[^]*(?=END\w+;\s+END-ISO)/, (header) =>
    header.replace(/FILE[^]*?(?=END)/, '').replace(/#[^]*/, ''),
  );
  const failure: unknown = await importSTEP(new Blob([empty])).catch((error: unknown) => error);
  expect(String(failure)).not.toContain('This shape has not type');
});

says('From an STL file flat faces often come back, but round ones stay facets', async () => {
  const facesOf = async (solid: Shape3D) =>
    (await importSTL(solid.blobSTL({ tolerance: 0.05, angularTolerance: 30 }))).faces.length;
  const box = () => makeBaseBox(20, 20, 20);
  expect(await facesOf(box())).toBe(6);
  expect(await facesOf(box().chamfer(3))).toBe(26);
  // The file rounds its numbers, so the triangles of a leaning face are not in one plane.
  expect(await facesOf(box().rotate(33, [0, 0, 0], [1, 2, 3]))).toBeGreaterThan(6);
  expect(await facesOf(makeCylinder(5, 10))).toBeGreaterThan(20);
});

says('one that is not STL often with "Failed to load STL file"', async () => {
  await expect(importSTL(new Blob(['not a file']))).rejects.toThrow('Failed to load STL file');
  // The kernel reads these bytes as a binary file, and throws a number.
  const bytes = Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256);
  await expect(importSTL(new Blob([bytes]))).rejects.not.toHaveProperty('message');
});

says('the first call that needs the kernel throws "oppencascade has not been loaded"', () => {
  const kernel = getOC();
  setOC(undefined as never);
  try {
    expect(() => draw()).not.toThrow();
    for (const call of [() => draw().hLine(3), () => makeSphere(3), () => makePlane('XY')])
      expect(call).toThrow('oppencascade has not been loaded');
  } finally {
    setOC(kernel);
  }
});

says('Often you used a shape after it was moved or freed.', () => {
  for (const use of [(shape: Shape3D) => shape.translateX(1), (shape: Shape3D) => shape.delete()]) {
    const shape = makeSphere(1);
    use(shape);
    expect(() => shape.translateX(1)).toThrow('This object has been deleted');
  }
});

says('blobSTEP and blobSTL return a Blob at once.', () => {
  expect(makeSphere(1).blobSTEP()).toBeInstanceOf(Blob);
  expect(makeSphere(1).blobSTL({ tolerance: 0.1, angularTolerance: 30 })).toBeInstanceOf(Blob);
});

says('The library is under the MIT licence.', () => {
  const manifest = readFileSync('node_modules/replicad/package.json', 'utf8');
  expect((JSON.parse(manifest) as { license: string }).license).toBe('MIT');
});
