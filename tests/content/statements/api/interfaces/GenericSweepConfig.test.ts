import { assembleWire, genericSweep, makeCircle, makeLine, measureVolume } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('An Edge throws: pass a Wire.', () => {
  const swept = (auxiliarySpine: ReturnType<typeof makeLine | typeof assembleWire>) =>
    genericSweep(
      assembleWire([makeCircle(2)]),
      assembleWire([makeLine([0, 0, 0], [0, 0, 20])]),
      { auxiliarySpine },
      false,
    );
  const second = makeLine([5, 0, 0], [0, 5, 20]);
  expect(measureVolume(swept(assembleWire([second])))).toBeGreaterThan(240);
  expect(() => swept(second)).toThrow('TopoDS_Wire');
});
