import { expect } from 'vitest';
import { loadKernelInNode, runModel } from '../../../../src/modeling/node';
import { runChanged, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const partsOf = async (returned: string) => {
  const code = `import { makeBaseBox } from "replicad";
    export default () => (${returned});`;
  const outcome = await runModel({ code, name: 'box', params: null }, await loadKernelInNode());
  if ('error' in outcome) throw new Error(outcome.error.sentence);
  return outcome.result;
};

says('the name of the part, in lists and in downloaded files', async () => {
  const { parts } = await partsOf('{ shape: makeBaseBox(4, 4, 4), name: "lid" }');
  expect(parts.map(({ name }) => name)).toEqual(['lid']);
});

says('This site warns you of it, as of every other field that it does not know.', async () => {
  for (const field of ['highlight', 'colour']) {
    const { warnings } = await partsOf(`{ shape: makeBaseBox(4, 4, 4), ${field}: "#ff0000" }`);
    expect(warnings.map(({ sentence }) => sentence)).toEqual([
      `The field "${field}" is not known here, so it changes nothing.`,
    ]);
  }
});

says('this site tells you why', async () => {
  const { warnings } = await runChanged(
    'advanced-topics/studio-features/highlighted-nothing',
    null,
  );
  expect(warnings.length).toBeGreaterThan(0);
});
