import { draw, makeBaseBox, measureVolume } from 'replicad';
import { expect } from 'vitest';
import { controlsOf, readValue } from '../../../../src/components/model/interactive/controls';
import { loadKernelInNode, runModel } from '../../../../src/modeling/node';
import { statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

says('fillet(0) throws, and fillet(0, filter) is worse', () => {
  const cube = () => makeBaseBox(20, 20, 20);
  expect(() => cube().fillet(0)).toThrow();
  const upright = cube().fillet(0, (edge) => edge.inDirection('Z'));
  const byOne = cube().fillet(1, (edge) => edge.inDirection('Z'));
  expect(measureVolume(upright)).toBeCloseTo(measureVolume(byOne));
});

says('"GCE2d_MakeLine::Value() - no result". Often main reads a parameter under another', () => {
  const missing = undefined as unknown as number;
  for (const size of [missing, NaN])
    expect(() => draw().hLine(size)).toThrow('GCE2d_MakeLine::Value() - no result');
});

says('"GCE2d_MakeSegment::Value() - no result". Often the length of a line is 0.', () => {
  for (const line of [() => draw().hLine(0), () => draw().hLine(5).vLineTo(0)])
    expect(line).toThrow('GCE2d_MakeSegment::Value() - no result');
});

says('Numbers, texts and switches have controls.', async () => {
  const code = `
    import { makeBaseBox } from "replicad";
    export const defaultParams = { size: 4, label: "a", open: true, list: [1], more: { deep: 1 } };
    export default ({ size }) => makeBaseBox(size, size, size);`;
  const outcome = await runModel({ code, name: 'box', params: null }, await loadKernelInNode());
  if ('error' in outcome) throw new Error(outcome.error.sentence);
  const controls = controlsOf(outcome.result.defaultParams ?? {}, undefined);
  expect(controls.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
    'size: number',
    'label: text',
    'open: boolean',
  ]);
});

says(
  'Mostly there is nothing called defaultParams, or it holds only arrays and objects.',
  async () => {
    const declared = async (code: string) => {
      const main = 'const main = ({ makeBaseBox }) => makeBaseBox(1, 1, 1);';
      const outcome = await runModel(
        { code: code + main, name: 'box', params: null },
        await loadKernelInNode(),
      );
      return controlsOf(outcome.defaultParams ?? {}, undefined).length;
    };
    expect(await declared('export const defaultParams = { a: 1 };')).toBe(1);
    expect(await declared('const defaultParams = { a: 1 };')).toBe(1);
    expect(await declared('const parameters = { a: 1 };')).toBe(0);
    expect(await declared('export const defaultParams = {};')).toBe(0);
    expect(await declared('export const defaultParams = { list: [1], more: { deep: 1 } };')).toBe(
      0,
    );
  },
);

says('If main is not the default export, its first argument is the library', async () => {
  const run = async (main: string) => {
    const code = `const defaultParams = { size: 4 }; const main = ${main};`;
    const outcome = await runModel({ code, name: 'box', params: null }, await loadKernelInNode());
    return 'error' in outcome ? outcome.error.sentence : outcome.result.facts.box.max[2];
  };
  expect(await run('(first) => first.makeBaseBox(4, 4, 4)')).toBeCloseTo(4);
  // The value does not just have no effect.
  expect(await run('({ size }) => replicad.makeBaseBox(size, size, size)')).toBe(
    'makeBaseBox() needs a number as argument 1.',
  );
});

says('the field refuses what is outside', () => {
  const [control] = controlsOf({ wall: 2 }, { wall: { min: 1, max: 4 } });
  if (!control) throw new Error('One control.');
  expect(readValue(control, '3').problem).toBeNull();
  expect(readValue(control, '5').problem).toMatch(/4/);
});

says('an array of values; the control becomes a list', () => {
  const [control] = controlsOf({ grip: 'round' }, { grip: { choices: ['round', 'square'] } });
  expect(control).toMatchObject({ kind: 'choice', choices: ['round', 'square'] });
});
