import { draw } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('symmetric: the opposite of the direction at the start', () => {
  const [curve] = draw()
    .smoothSpline(10, 10, { startTangent: [3, 7], endTangent: 'symmetric' })
    .done().blueprint.curves;
  const [start, end] = [curve?.tangentAt(0), curve?.tangentAt(1)];
  expect(end?.[0]).toBeCloseTo(-(start?.[0] ?? 0));
  expect(end?.[1]).toBeCloseTo(-(start?.[1] ?? 0));
});

says('the curve arrives along +x', () => {
  const [curve] = draw()
    .smoothSpline(3, 10, { startTangent: [0, 1] })
    .done().blueprint.curves;
  const [x = 0, y = 1] = curve?.tangentAt(1) ?? [];
  expect(x).toBeGreaterThan(0);
  expect(y).toBeCloseTo(0);
});
