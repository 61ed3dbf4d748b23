import { iterTopo, makeBox, makeCompound } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('The kind to look for. shape finds nothing.', () => {
  const box = makeBox([0, 0, 0], [10, 10, 10]).wrapped;
  const count = (kind: Parameters<typeof iterTopo>[1]) => [...iterTopo(box, kind)].length;
  expect((['vertex', 'edge', 'solid', 'shape'] as const).map(count)).toEqual([8, 12, 1, 0]);
});

says('Of compounds inside each other it finds only the outermost.', () => {
  const box = (x: number) => makeBox([x, 0, 0], [x + 1, 1, 1]);
  const groups = makeCompound([makeCompound([box(0)]), makeCompound([box(5)])]);
  const count = (kind: Parameters<typeof iterTopo>[1]) =>
    [...iterTopo(groups.wrapped, kind)].length;
  expect((['compound', 'solid'] as const).map(count)).toEqual([1, 2]);
});
