import { iterTopo, makeBox } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('The kind to look for. shape finds nothing.', () => {
  const box = makeBox([0, 0, 0], [10, 10, 10]).wrapped;
  const count = (kind: Parameters<typeof iterTopo>[1]) => [...iterTopo(box, kind)].length;
  expect((['vertex', 'edge', 'solid', 'shape'] as const).map(count)).toEqual([8, 12, 1, 0]);
});
