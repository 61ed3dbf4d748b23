import { makeBaseBox } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('From booleans, fillets and chamfers, or from makeCompound.', () => {
  const box = makeBaseBox(10, 10, 10);
  for (const body of [box.cut(makeBaseBox(2, 2, 20)), box.fillet(1), box.chamfer(1)]) {
    expect(body.constructor.name).toBe('Compound');
  }
  expect(box.shell(1, (f) => f.inPlane('XY', 10)).constructor.name).toBe('Solid');
});
