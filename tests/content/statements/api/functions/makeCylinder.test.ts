import { makeBaseBox, makeCylinder, measureVolume } from 'replicad';
import { expect } from 'vitest';
import { loadKernelInNode, runModel } from '../../../../../src/modeling/node';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('In mm, above 0.', () => {
  expect(measureVolume(makeCylinder(5, 0))).toBeCloseTo(0);
  expect(measureVolume(makeCylinder(5, 0.01))).toBeCloseTo(0.25 * Math.PI);
});

says('On this site a negative height throws.', async () => {
  const code = 'const main = () => replicad.makeCylinder(5, -10);';
  const run = runModel(
    { code, name: 'pin', params: null, checkValidity: false },
    await loadKernelInNode(),
  );
  expect(await run).toMatchObject({
    error: { sentence: 'makeCylinder() needs a height above 0.' },
  });
});

says(
  'Elsewhere it makes a broken solid, which throws later, for example when it is meshed.',
  () => {
    const broken = () => makeCylinder(5, -10);
    expect(broken().faces).toHaveLength(3);
    for (const use of [
      () => measureVolume(broken()),
      () => broken().mesh(),
      () => makeBaseBox(10, 10, 10).cut(broken()),
      () => broken().blobSTEP(),
    ]) {
      expect(use).toThrow();
    }
    // Its box can be asked for.
    expect(broken().boundingBox.width).toBeCloseTo(10);
  },
);
