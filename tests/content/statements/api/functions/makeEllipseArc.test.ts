import { DEG2RAD, makeEllipseArc } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says(
  'a is the point at majorRadius * cos(a) along the longer axis and minorRadius * sin(a) along the shorter one',
  () => {
    for (const degrees of [30, 45, 60, 90, 200]) {
      const angle = degrees * DEG2RAD;
      const [x, y] = makeEllipseArc(10, 5, 0, angle).endPoint.toTuple();
      expect([x, y]).toEqual([
        expect.closeTo(10 * Math.cos(angle), 6),
        expect.closeTo(5 * Math.sin(angle), 6),
      ]);
      // Seen from the centre, the point at the parameter 45° is at 27°.
      if (degrees < 90) expect(Math.atan2(y, x)).toBeLessThan(angle - 0.1);
    }
  },
);

says('Seen from where the normal points, the arc runs counter-clockwise.', () => {
  const quarter = makeEllipseArc(10, 5, 0, Math.PI / 2).length;
  expect(makeEllipseArc(10, 5, Math.PI / 2, 0).length).toBeCloseTo(3 * quarter, 1);
  const [towards, away] = [1, -1].map((z) => {
    const arc = makeEllipseArc(10, 5, 0, 1, [0, 0, 0], [0, 0, z]);
    return arc.startPoint.cross(arc.endPoint).z;
  });
  expect(towards).toBeGreaterThan(0);
  expect(away).toBeLessThan(0);
});
