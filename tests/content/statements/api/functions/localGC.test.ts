import { localGC, makeSphere } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('Freeing throws if an object is freed already, for example a shape that was moved.', () => {
  const [keep, freeAll] = localGC();
  keep(makeSphere(1)).translateX(5);
  expect(freeAll).toThrow('This object has been deleted');
});
