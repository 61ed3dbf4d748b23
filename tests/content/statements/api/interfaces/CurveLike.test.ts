import { assembleWire, getOC, makeCircle, makeHelix, makeLine, makeThreePointArc } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('Returns the kind of curve, as a constant of the kernel.', () => {
  const { GeomAbs_Line: line, GeomAbs_Circle: circle } = getOC().GeomAbs_CurveType;
  expect(makeLine([0, 0, 0], [1, 0, 0]).curve.wrapped.GetType?.()).toBe(line);
  expect(makeCircle(5).curve.wrapped.GetType?.()).toBe(circle);
  expect(typeof circle).toBe('object');
});

says('Says whether it is part of a curve that repeats. For every wire it is false.', () => {
  const arc = makeThreePointArc([0, 0, 0], [5, 5, 0], [10, 0, 0]);
  const repeats = [makeLine([0, 0, 0], [1, 0, 0]), makeCircle(5), arc].map(({ curve }) =>
    curve.wrapped.IsPeriodic(),
  );
  expect(repeats).toEqual([false, true, true]);
  // The parameter of a closed wire repeats, but the kernel does not say so.
  const wires = [assembleWire([makeCircle(5)]), assembleWire([arc]), makeHelix(2, 4, 1)];
  for (const { curve } of wires) expect(curve.wrapped.IsPeriodic()).toBe(false);
});
