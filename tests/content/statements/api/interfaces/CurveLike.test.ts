import { getOC, makeCircle, makeLine, makeThreePointArc } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('Returns the kind of curve, as a constant of the kernel.', () => {
  const { GeomAbs_Line: line, GeomAbs_Circle: circle } = getOC().GeomAbs_CurveType;
  expect(makeLine([0, 0, 0], [1, 0, 0]).curve.wrapped.GetType?.()).toBe(line);
  expect(makeCircle(5).curve.wrapped.GetType?.()).toBe(circle);
  expect(typeof circle).toBe('object');
});

says('Says whether it is part of a curve that repeats.', () => {
  const arc = makeThreePointArc([0, 0, 0], [5, 5, 0], [10, 0, 0]);
  const repeats = [makeLine([0, 0, 0], [1, 0, 0]), makeCircle(5), arc].map((edge) =>
    edge.curve.wrapped.IsPeriodic(),
  );
  expect(repeats).toEqual([false, true, true]);
});
