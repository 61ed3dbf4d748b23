import {
  draw,
  FaceFinder,
  makeBaseBox,
  measureArea,
  measureVolume,
  type Shape3D,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { isValid, runChanged, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

/** Returns the page's tool for a countersunk hole of 4 mm and a head of 8 mm, with a cone `cone` mm deep. */
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

says('The hole would be wider than the screw all the way down.', () => {
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

says('A tilted tool often takes a longer way through the part: give it more depth.', async () => {
  const facesAt = async (slope: number, depth: number) => {
    const edit = ['depth: 30', `depth: ${depth}`] as const;
    return (await runChanged('recipes/screw-holes/sloped', { slope }, edit)).facts.faces;
  };
  expect(await facesAt(5, 16)).toBe(8);
  // The ninth face is the lower end of the tool, inside the wedge.
  expect([await facesAt(25, 15), await facesAt(25, 16), await facesAt(25, 18)]).toEqual([9, 9, 8]);
  /** Returns the area in mm² that a tilted tool opens in the bottom of a plate of 15 mm. */
  const openAt = (depth: number) => {
    const tool = toolWith(2, depth).rotate(25, [0, 0, 0], [0, 1, 0]);
    const drilled = makeBaseBox(60, 30, 15).cut(tool.translateZ(15));
    const [bottom] = new FaceFinder().inPlane('XY').find(drilled);
    return 60 * 30 - (bottom ? measureArea(bottom) : 0);
  };
  expect(openAt(16)).toBeGreaterThan(1);
  expect(openAt(16)).toBeLessThan(0.9 * openAt(30));
});

/** Returns a screw with a flat head of 8 mm and a shank of 4 mm, the face of its head at z = 0. */
function screwWith(angle: number): Shape3D {
  const cone = 2 / Math.tan((angle * Math.PI) / 360);
  const profile = draw([0, -20])
    .hLine(2)
    .lineTo([2, -cone])
    .lineTo([4, 0])
    .hLineTo(0)
    .close()
    .sketchOnPlane('XZ') as Sketch;
  return profile.revolve();
}

says('on its rim, or on the rim of the narrow hole', () => {
  const shared = (hole: number, screw: number, up: number) => {
    const cone = 2 / Math.tan((hole * Math.PI) / 360);
    return plate(10).cut(toolWith(cone, 10)).intersect(screwWith(screw).translateZ(up)) as Shape3D;
  };
  // A screw of 90° in a hole of 82°, pressed in by 0.01 mm, meets the hole at the rim of the head.
  expect(shared(82, 90, -0.01).boundingBox.bounds[0][2]).toBeGreaterThan(-0.15);
  // A screw head of 82° in a hole of 90° protrudes by 0.3 mm. It touches the hole only where the narrow part begins.
  expect(measureVolume(shared(90, 82, 0.31))).toBeCloseTo(0, 4);
  const meeting = shared(90, 82, 0.29).boundingBox;
  expect(meeting.bounds[1][2]).toBeLessThan(-1.8);
  expect(meeting.width).toBeLessThan(4.5);
});
