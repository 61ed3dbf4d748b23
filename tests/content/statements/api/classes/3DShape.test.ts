import {
  isShape3D,
  makeBaseBox,
  makeCompound,
  measureArea,
  measureVolume,
  type Shape3D,
} from 'replicad';
import { expect } from 'vitest';
import { isValid, statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('Bodies that share nothing give an empty compound, for which isShape3D is true', () => {
  const nothing = makeBaseBox(1, 1, 1).intersect(makeBaseBox(1, 1, 1).translateX(9));
  expect(isShape3D(nothing)).toBe(true);
  expect(nothing.faces).toHaveLength(0);
});

says('A compound of several bodies throws a number: hollow them one by one.', () => {
  const boxes = () => [0, 30].map((x) => makeBaseBox(10, 10, 10).translateX(x));
  const both = makeCompound(boxes()) as Shape3D;
  expect(() => both.shell(1, (f) => f.inPlane('XY', 10))).toThrow();
  expect(boxes().every((box) => isValid(box.shell(1, (f) => f.inPlane('XY', 10))))).toBe(true);
});

says('sameFace when the faces they share are identical', () => {
  const fused = (size: number, optimisation: 'commonFace' | 'sameFace') =>
    makeBaseBox(20, 20, 10).fuse(makeBaseBox(size, size, 10).translateZ(10), { optimisation });
  expect(fused(6, 'commonFace').faces).toHaveLength(11);
  expect(fused(6, 'sameFace').faces).toHaveLength(12);
  expect(measureArea(fused(6, 'sameFace'))).toBeGreaterThan(measureArea(fused(6, 'commonFace')));
  expect(measureArea(fused(20, 'sameFace'))).toBeCloseTo(measureArea(fused(20, 'commonFace')));
});

says('With a function the filter is ignored.', () => {
  const box = makeBaseBox(20, 20, 20);
  const some = box.fillet(
    () => 1,
    (e) => e.inDirection('Z'),
  );
  expect(measureVolume(some)).toBe(measureVolume(box.fillet(1)));
});
