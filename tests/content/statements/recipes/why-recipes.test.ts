import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { loadKernelInNode, runModel } from '../../../../src/modeling/node';
import { statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

/** Runs a model of a box whose width is the result of `size()`. `declarations` is the code before `main`. */
async function run(declarations: string) {
  const code = `import { makeBaseBox } from "replicad";
    ${declarations}
    export default () => makeBaseBox(size(), 10, 10);`;
  return runModel({ code, name: 'box', params: null }, await loadKernelInNode());
}

says('add it to your import line. If not, copy it from the recipe as well.', async () => {
  const fence = readFileSync('models/recipes/array-along-curve/fence.js', 'utf8');
  for (const [missing, from, to] of [
    ['RAD2DEG', ', RAD2DEG }', ' }'],
    ['evenPositions', 'function evenPositions', 'function otherPositions'],
  ] as const) {
    const outcome = await runModel(
      { code: fence.replace(from, to), name: 'fence', params: null },
      await loadKernelInNode(),
    );
    expect('error' in outcome && outcome.error.sentence).toContain(`${missing} is not defined`);
  }
});

says(
  'Two that begin with function give no message on this site: the lower one replaces the other.',
  async () => {
    for (const [upper, lower] of [
      [4, 7],
      [7, 4],
    ]) {
      const outcome = await run(
        `function size() { return ${upper}; } function size() { return ${lower}; }`,
      );
      if ('error' in outcome) throw new Error(outcome.error.sentence);
      expect(outcome.result.facts.volume).toBeCloseTo((lower ?? 0) * 100);
      expect(outcome.result.warnings).toEqual([]);
    }
  },
);

says('A name "has already been declared".', async () => {
  for (const declarations of [
    'const size = () => 4; function size() { return 7; }',
    'const size = () => 4; const size = () => 7;',
  ]) {
    const outcome = await run(declarations);
    expect('error' in outcome && outcome.error.sentence).toContain('has already been declared');
  }
});
