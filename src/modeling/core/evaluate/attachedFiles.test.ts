import { exportSTEP, makeBaseBox } from 'replicad';
import { beforeAll, expect, it } from 'vitest';
import { loadKernelInNode } from '../../kernel/loadKernelInNode';
import type { Kernel } from '../kernel';
import { runModel } from '../run/runModel';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await loadKernelInNode();
}, 60_000);

const run = (code: string, files: Record<string, Blob> = {}) =>
  runModel({ code, name: 'test', params: null, files: new Map(Object.entries(files)) }, kernel);

async function errorOf(code: string, files: Record<string, Blob> = {}) {
  const outcome = await run(code, files);
  return 'error' in outcome ? outcome.error : null;
}

const step = () => exportSTEP([{ shape: makeBaseBox(10, 20, 30) }]);

// Requirement 10.90.
it('an attached file is imported as a blob', async () => {
  const code = `import part from './my part.step';
import { importSTEP } from 'replicad';
export default () => importSTEP(part);`;
  const outcome = await run(code, { 'my part.step': step() });
  expect('result' in outcome && outcome.result.facts.volume).toBeCloseTo(6000);
  const text = `const svg = require('./a.svg');
export default async () => { throw new Error(await svg.text()); };`;
  expect((await errorOf(text, { 'a.svg': new Blob(['<svg/>']) }))?.sentence).toContain('<svg/>');
});

// Requirement 10.92.
it.each(['./part.step', './constructor', './__proto__', './../part.step'])(
  'importing %s, which is not attached, fails with the line and the names of the attached files',
  async (name) => {
    const code = `import { importSTEP } from 'replicad';
import part from '${name}';
export default () => importSTEP(part);`;
    const other = { 'other.step': new Blob([]), 'a.stl': new Blob([]) };
    const error = await errorOf(code, other);
    expect(error).toMatchObject({
      kind: 'import',
      sentence: `The file "${name}" is not attached to this model.`,
      line: 2,
    });
    expect(error?.hint).toContain('These are attached: "./other.step", "./a.stl".');
    expect((await errorOf(code))?.hint).toContain('None is attached.');
  },
);

it('an import without "./" is not an attached file', async () => {
  const error = await errorOf(`import a from 'a.step'; export default () => a;`, {
    'a.step': new Blob([]),
  });
  expect(error?.sentence).toBe('"a.step" cannot be imported.');
  expect(error?.hint).toContain('"./a.step"');
});

// Requirement 10.91.
it.each([
  ['a.step', 'importSTEP(file)', 'This shape has not type, it is null'],
  ['a.stl', 'importSTL(file)', 'Failed to load STL file'],
  ['a.ttf', 'loadFont(await file.arrayBuffer(), "mine")', 'Unsupported OpenType signature'],
])(
  'reading other content as %s fails with an explanation, and the kernel keeps working',
  async (name, call, message) => {
    const png = new Blob([
      Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10, ...Array<number>(500)]),
    ]);
    const code = `import file from './${name}';
import * as replicad from 'replicad';
const { importSTEP, importSTL, loadFont } = replicad;
export default async () => ${call};`;
    const error = await errorOf(code, { [name]: png });
    expect(`${error?.sentence} ${error?.kernelMessage}`).toContain(message);
    const next = await run('export default (r) => replicad.makeBaseBox(1, 1, 1);');
    expect(next).toHaveProperty('result');
  },
);
