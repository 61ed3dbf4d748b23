import { expect } from 'vitest';
import { runChanged, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

says('which is 2 × 42 mm less the clearance of 0.5 mm', async () => {
  const { facts } = await runChanged('examples/gridfinity', { columns: 2 });
  expect(facts.box.max[0] - facts.box.min[0]).toBeCloseTo(2 * 42 - 0.5);
});

says('because each shares its whole top with the floor', async () => {
  const optimised = await runChanged('examples/gridfinity', null);
  const plain = await runChanged('examples/gridfinity', null, [
    'all.fuse(foot, { optimisation: "commonFace" })',
    'all.fuse(foot)',
  ]);
  expect(optimised.facts.volume).toBeCloseTo(plain.facts.volume ?? 0, 3);
});

says('in any size', async () => {
  const { facts } = await runChanged('examples/gridfinity', { columns: 3, rows: 2, height: 42 });
  expect(facts.valid).toBe(true);
});

says('Leave the magnets out for a lighter print.', async () => {
  const { facts } = await runChanged('examples/gridfinity', { withMagnets: false });
  expect(facts.valid).toBe(true);
});

says('Round the inner floor with a fillet', async () => {
  const { facts } = await runChanged('examples/gridfinity', null, [
    'const holes = makeHoles',
    'return whole.fillet(0.8, (e) => e.inPlane("XY", FOOT_HEIGHT + floor));\n  const holes = makeHoles',
  ]);
  expect(facts.valid).toBe(true);
});
