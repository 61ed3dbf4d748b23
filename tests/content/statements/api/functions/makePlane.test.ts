import { makePlane } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('With a Plane it is ignored, without an error.', () => {
  const make = makePlane as (plane: unknown, origin: unknown) => ReturnType<typeof makePlane>;
  for (const origin of [3, [1, 1, 1], [0, 0, 9]]) {
    expect(make(makePlane('XZ', 5), origin).origin.toTuple()).toEqual([0, -5, 0]);
  }
});
