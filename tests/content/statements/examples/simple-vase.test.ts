import { expect } from 'vitest';
import { runChanged, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const vase = 'examples/simple-vase';

says('Set the belly to 1.2 and the rim to 1.4 for a beaker.', async () => {
  const { facts } = await runChanged(vase, { bellyFactor: 1.2, topFactor: 1.4 });
  expect(facts.valid).toBe(true);
  expect(facts.box.max[0]).toBeCloseTo(28, 0);
});

says('Change the endTangent of the rim to [-0.5, 1], and it closes inward.', async () => {
  const { facts } = await runChanged(vase, null, ['endTangent: [0.3, 1]', 'endTangent: [-0.5, 1]']);
  expect(facts.valid).toBe(true);
});

says('Replace the first spline by sagittaArcTo.', async () => {
  const { facts } = await runChanged(vase, null, [
    '.smoothSplineTo(belly, { startTangent: [1, 1], endTangent: [0, 1] })',
    '.sagittaArcTo(belly, -3)',
  ]);
  expect(facts.valid).toBe(true);
});

says('Its radius is a part of the wall thickness, so it grows with it.', async () => {
  for (const params of [
    { wallThickness: 2, rimFillet: 0.1 },
    { wallThickness: 5, rimFillet: 0.45 },
  ])
    expect((await runChanged(vase, params)).facts.valid).toBe(true);
});
