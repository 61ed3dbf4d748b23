import type { AnyShape } from 'replicad';
import { expect, it } from 'vitest';
import { loadKernelInNode } from '../../../../src/modeling/node';
import { hasEqualHashes } from './hasEqualHashes';

const facesOfBox = 6;
const edgesOfBox = 12;

it('hasEqualHashes detects two edges that the library cannot distinguish', async () => {
  const kernel = await loadKernelInNode();
  const { oc, replicad } = kernel;
  const box = (): AnyShape => replicad.makeBox([0, 0, 0], [1, 1, 1]);
  expect(hasEqualHashes(box(), kernel)).toBe(false);

  // The hashes depend on memory addresses. The test creates batches of boxes until the library loses a face or an edge.
  function moved(index: number) {
    const move = new oc.gp_Trsf_1();
    move.SetTranslation_1(new oc.gp_Vec_4(2 * index, 0, 0));
    return new oc.TopLoc_Location_2(move);
  }
  let isLost = false;
  for (let batch = 0; batch < 50 && !isLost; batch++) {
    const placements = Array.from({ length: 10 }, (_, index) => moved(index));
    const copies = Array.from({ length: 10 }, box).flatMap(({ wrapped }) =>
      placements.map((placement) => replicad.cast(wrapped.Moved(placement, false))),
    );
    const all = replicad.makeCompound(copies);
    isLost = all.faces.length + all.edges.length < copies.length * (facesOfBox + edgesOfBox);
    expect(hasEqualHashes(all, kernel)).toBe(isLost);
  }
  expect(isLost).toBe(true);
});
