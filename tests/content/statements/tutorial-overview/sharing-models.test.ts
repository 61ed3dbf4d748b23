import { expect } from 'vitest';
import { fromFragment, toFragment } from '../../../../src/components/model/interactive/sharedLink';
import { loadKernelInNode, runModel } from '../../../../src/modeling/node';
import { statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

/** Returns the arguments of `main`, which the model writes to the console. */
async function firstArguments(declaration: string): Promise<string> {
  const isModule = declaration.startsWith('export');
  const code = `
    ${isModule ? 'import { makeBaseBox } from "replicad";' : 'const { makeBaseBox } = replicad;'}
    ${isModule ? 'export ' : ''}const defaultParams = { size: 4 };
    ${declaration} {
      const [first, second] = given;
      console.log(typeof first?.makeBaseBox, JSON.stringify(second ?? first ?? null));
      return makeBaseBox(4, 4, 4);
    }`;
  const outcome = await runModel({ code, name: 'box', params: null }, await loadKernelInNode());
  if ('error' in outcome) throw new Error(outcome.error.sentence);
  return outcome.result.console.map(({ text }) => text).join();
}

says('The default export is the odd one: parameters come first.', async () => {
  expect(await firstArguments('export default function main(...given)')).toBe(
    'undefined {"size":4}',
  );
});

says('If a parameter is undefined, check this.', async () => {
  const named = 'const main = ({ size }) => replicad.makeBaseBox(size, size, size)';
  const code = `const defaultParams = { size: 4 }; ${named}`;
  const outcome = await runModel({ code, name: 'box', params: null }, await loadKernelInNode());
  expect('error' in outcome && outcome.error.sentence).toBe(
    'makeBaseBox() needs a number as argument 1.',
  );
});

says('export const main = (replicad, params)', async () => {
  expect(await firstArguments('export const main = (...given) =>')).toBe('function {"size":4}');
});

says('the same, without export', async () => {
  expect(await firstArguments('const main = (...given) =>')).toBe('function {"size":4}');
});

says('If you did not change the code, the link names the model instead.', () => {
  for (const params of [null, { size: 20 }]) {
    const link = { name: 'tutorial-overview/sharing-models/name-tag', code: null, params };
    expect(fromFragment(toFragment(link))).toEqual(link);
  }
});
