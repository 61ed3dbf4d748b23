import type { AnyShape } from 'replicad';
import { expect, it } from 'vitest';
import { loadKernelInNode } from '../../../../src/modeling/node';
import { hasEqualHashes } from './equalHashes';

const facesOfBox = 6;
const edgesOfBox = 12;

it('hasEqualHashes detects two edges that the library cannot distinguish', async () => {
  const kernel = await loadKernelInNode();
  const { oc, replicad } = kernel;
  const box = (): AnyShape => replicad.makeBox([0, 0, 0], [1, 1, 1]);
  expect(hasEqualHashes(box(), kernel)).toBe(false);

  // Placements at adjacent memory addresses, as in models with many copies.
  const placements = Array.from({ length: 10 }, (_, index) => {
    const move = new oc.gp_Trsf_1();
    move.SetTranslation_1(new oc.gp_Vec_4(2 * index, 0, 0));
    return new oc.TopLoc_Location_2(move);
  });
  const copies = Array.from({ length: 10 }, box).flatMap(({ wrapped }) =>
    placements.map((placement) => replicad.cast(wrapped.Moved(placement, false))),
  );
  const all = replicad.makeCompound(copies);
  const missing = copies.length * (facesOfBox + edgesOfBox) - all.faces.length - all.edges.length;
  expect(missing).toBeGreaterThan(0);
  expect(hasEqualHashes(all, kernel)).toBe(true);
});
