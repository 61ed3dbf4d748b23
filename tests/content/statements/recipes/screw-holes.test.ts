import { draw, makeBaseBox, measureVolume, type Shape3D, type Sketch } from 'replicad';
import { expect } from 'vitest';
import { isValid, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

/** Returns the countersunk tool of the page for a hole of 4 mm and a head of 8 mm, with a cone `cone` mm deep. */
function toolWith(cone: number, depth: number): Shape3D {
  const profile = draw([0, -depth - 1])
    .hLine(2)
    .lineTo([2, -cone])
    .lineTo([4, 0])
    .vLine(1)
    .hLine(-4)
    .close()
    .sketchOnPlane('XZ') as Sketch;
  return profile.revolve();
}

const plate = (thickness: number) => makeBaseBox(20, 20, thickness).translateZ(-thickness);

says('The rim of the hole lies on the origin, and the tool points down.', () => {
  const drilled = plate(6).cut(toolWith(2, 6));
  const cone = (Math.PI * 2 * (4 ** 2 + 4 * 2 + 2 ** 2)) / 3;
  expect(measureVolume(drilled)).toBeCloseTo(20 * 20 * 6 - cone - Math.PI * 2 ** 2 * 4, 3);
  expect(drilled.faces).toHaveLength(8);
});

says('translate would use it up at the first point', () => {
  const tool = toolWith(2, 6);
  tool.translate([1, 0, 0]);
  expect(() => tool.translate([2, 0, 0])).toThrow('deleted');
});

says(
  'A screw from below is the same with half a turn: tool.rotate(180, [0, 0, 0], [1, 0, 0])',
  () => {
    const above = plate(6).cut(toolWith(2, 6));
    const below = plate(6)
      .translateZ(6)
      .cut(toolWith(2, 6).rotate(180, [0, 0, 0], [1, 0, 0]));
    expect(measureVolume(below)).toBeCloseTo(measureVolume(above), 3);
  },
);

says('The cut would succeed, and the hole would be wider than the screw all the way down.', () => {
  const body = plate(1).cut(toolWith(2, 2));
  expect(isValid(body)).toBe(true);
  const hole = (Math.PI * 1 * (4 ** 2 + 4 * 3 + 3 ** 2)) / 3;
  expect(measureVolume(body)).toBeCloseTo(20 * 20 - hole, 3);
});

says('A cut that meets nothing returns the body whole, without an error.', () => {
  expect(measureVolume(plate(6).cut(toolWith(2, 6).translateZ(20)))).toBeCloseTo(20 * 20 * 6);
});

says('The hole opens the side of the part. It is too near to the edge. Nothing is thrown', () => {
  const open = plate(6).cut(toolWith(2, 6).translate([8, 0, 0]));
  expect(isValid(open)).toBe(true);
  expect(measureVolume(open)).toBeGreaterThan(measureVolume(plate(6).cut(toolWith(2, 6))));
});
