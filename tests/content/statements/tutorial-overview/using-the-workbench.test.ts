import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { loadKernelInNode, runModel } from '../../../../src/modeling/node';
import { statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const run = async (code: string) =>
  runModel({ code, name: 'x', params: null }, await loadKernelInNode());

says('This is all of it:', async () => {
  const page = readFileSync('docs/tutorial-overview/using-the-workbench.mdx', 'utf8');
  const code = /This is all of it:\s+```js\n([\s\S]*?)\n```/.exec(page)?.[1] ?? '';
  const outcome = await run(code);
  expect('result' in outcome && outcome.result.facts.volume).toBeCloseTo(Math.PI * 20 ** 2 * 10);
});

says(
  'params is undefined. Often there is no defaultParams, so there is nothing to pass.',
  async () => {
    const received = async (signature: string) => {
      const outcome = await run(`${signature} { throw new Error(JSON.stringify({ params })); }`);
      return 'error' in outcome && outcome.error.sentence;
    };
    expect(await received('export default function main(params)')).toBe('{}.');
    const withDefaults = 'export const defaultParams = { a: 1 }; export default function main';
    expect(await received(`${withDefaults}(params)`)).toBe('{"params":{"a":1}}.');
    expect(await received(`${withDefaults}(replicad, params)`)).toBe('{}.');
    expect(await received('export const main = (replicad, params) =>')).toBe('{"params":{}}.');
    expect(await received('const main = (replicad, params) =>')).toBe('{"params":{}}.');
  },
);

says('The workbench drops it silently; this site tells you.', async () => {
  const sentenceOf = async (body: string) => {
    const outcome = await run(
      `import { draw } from 'replicad'; export default function main() { ${body} }`,
    );
    return 'error' in outcome && outcome.error.sentence;
  };
  expect(await sentenceOf('return draw().hLine(3);')).toBe(
    'main returned a pen that was never closed.',
  );
  expect(await sentenceOf('')).toBe('main returned nothing.');
});

says('When it fails, a message says why. Most messages name the line.', async () => {
  const lineOf = async (step: string) => {
    const outcome = await run(
      `import { makeBaseBox } from 'replicad';\nexport default () =>\n  makeBaseBox(9, 9, 9).${step};`,
    );
    return 'error' in outcome && outcome.error.line;
  };
  expect(await lineOf('fillet(9)')).toBe(3);
  expect(await lineOf('translate(1).missing()')).toBe(3);
  expect(await lineOf('shell(1)')).toBe(3);
  expect(await lineOf('delete()')).toBeUndefined();
});

says('Two other lines make a tray: they round the lower edges and hollow the block out:', () => {
  const stepsOf = (name: string) =>
    readFileSync(`models/tutorial-overview/using-the-workbench/${name}.js`, 'utf8').match(
      /\.(?:fillet|shell)\(.*\)/g,
    );
  expect(stepsOf('first-rounded')).toEqual(['.fillet(2, (e) => e.inPlane("XY", 10))']);
  expect(stepsOf('first-hollow')).toEqual([
    '.fillet(2, (e) => e.inPlane("XY", 0))',
    '.shell(1.5, (f) => f.inPlane("XY", 10))',
  ]);
});
