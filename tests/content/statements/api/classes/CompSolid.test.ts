import {
  cast,
  CompSolid,
  deserializeShape,
  getOC,
  importSTEP,
  iterTopo,
  makeBox,
  type AnyShape,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

/** Returns two boxes side by side as one compound solid, which only the kernel can make. */
function compoundSolid(): AnyShape {
  const kernel = getOC();
  const solids = new kernel.TopoDS_CompSolid();
  const builder = new kernel.TopoDS_Builder();
  builder.MakeCompSolid(solids);
  for (const x of [0, 10]) builder.Add(solids, makeBox([x, 0, 0], [x + 10, 10, 10]).wrapped);
  return cast(solids);
}

says('From deserializeShape, if the text holds one.', async () => {
  const solids = compoundSolid();
  expect(solids).toBeInstanceOf(CompSolid);
  expect(deserializeShape(solids.serialize())).toBeInstanceOf(CompSolid);
  const imported = await importSTEP(solids.blobSTEP());
  expect(imported.faces).toHaveLength(12);
  expect([...iterTopo(imported.wrapped, 'solidCompound')]).toHaveLength(0);
});
