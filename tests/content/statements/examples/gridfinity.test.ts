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

says('in many sizes', async () => {
  const { facts } = await runChanged('examples/gridfinity', { columns: 3, rows: 2, height: 42 });
  expect(facts.valid).toBe(true);
});

says('The holes for screws overlap those for magnets, so they are cut afterwards', async () => {
  const volumeWith = async (params: Readonly<Record<string, boolean>>) =>
    (await runChanged('examples/gridfinity', params)).facts.volume ?? 0;
  const plain = await volumeWith({ withMagnets: false });
  const cylinder = (radius: number, depth: number) => Math.PI * radius ** 2 * depth;
  const [magnets, screws] = [8 * cylinder(3.25, 2), 8 * cylinder(1.5, 3.75)];
  const screwsAbove = 8 * cylinder(1.5, 1.75);
  const both = { withMagnets: true, withScrews: true };
  expect(await volumeWith({ withMagnets: true })).toBeCloseTo(plain - magnets, 3);
  expect(await volumeWith({ withMagnets: false, withScrews: true })).toBeCloseTo(plain - screws, 3);
  expect(await volumeWith(both)).toBeCloseTo(plain - magnets - screwsAbove, 3);
});

says('The print then weighs a little more.', async () => {
  for (const columns of [1, 2]) {
    const drilled = await runChanged('examples/gridfinity', { columns });
    const plain = await runChanged('examples/gridfinity', { columns, withMagnets: false });
    expect(plain.facts.valid).toBe(true);
    const ratio = (plain.facts.volume ?? 0) / (drilled.facts.volume ?? 0);
    expect(ratio).toBeGreaterThan(1.01);
    expect(ratio).toBeLessThan(1.1);
  }
});

says('Round the inner floor with a fillet', async () => {
  const { facts } = await runChanged('examples/gridfinity', null, [
    '// Tools in a compound',
    'return whole.fillet(0.8, (e) => e.inPlane("XY", FOOT_HEIGHT + floor));\n  // Tools in a compound',
  ]);
  expect(facts.valid).toBe(true);
});
