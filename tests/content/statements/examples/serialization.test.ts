import { deserializeShape, drawRoundedRectangle, makeBaseBox, type Shape3D } from 'replicad';
import { expect } from 'vitest';
import { isValid, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

says('exact surfaces, not triangles, so you can go on cutting and rounding', () => {
  const copy = deserializeShape(makeBaseBox(20, 20, 20).serialize()) as Shape3D;
  const changed = copy.fillet(2).cut(makeBaseBox(5, 5, 50));
  expect(isValid(changed)).toBe(true);
});

says('1.6 KB for a box, 18 KB for a plate with rounded edges', () => {
  const plate = drawRoundedRectangle(60, 40, 6).sketchOnPlane('XY').extrude(20) as Shape3D;
  const kilobytes = (shape: Shape3D) => shape.serialize().length / 1000;
  expect(kilobytes(makeBaseBox(20, 20, 20))).toBeCloseTo(1.6, 1);
  expect(Math.round(kilobytes(plate.fillet(2)))).toBe(18);
});

says("The text of a shape is the kernel's own format.", () => {
  expect(makeBaseBox(1, 1, 1).serialize()).toContain('CASCADE Topology V');
});

says('deserializeShape throws, for example with "This shape has not type, it is null"', () => {
  const text = makeBaseBox(1, 1, 1).serialize();
  expect(() => deserializeShape(text.slice(20, text.length / 2))).toThrow(
    'This shape has not type, it is null',
  );
});
