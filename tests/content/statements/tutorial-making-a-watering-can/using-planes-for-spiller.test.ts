import { draw, drawCircle, drawEllipse, makePlane, type Sketch, type Sketches } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const heightOf = (face: Sketch) => face.face().boundingBox.center[2];

says(
  'sketchOnPlane("XY", 88) is the horizontal plane at z = 88, exactly the top of the body',
  () => {
    expect(heightOf(drawCircle(17).sketchOnPlane('XY', 88) as Sketch)).toBeCloseTo(88);
    const body = draw()
      .hLine(44)
      .lineTo([30, 72])
      .lineTo([17, 88])
      .hLineTo(0)
      .close()
      .sketchOnPlane('XZ') as Sketch;
    expect(body.revolve().boundingBox.bounds[1][2]).toBeCloseTo(88);
  },
);

says('A positive turn around y takes z towards x.', () => {
  expect(makePlane('XY').pivot(18, 'Y').zDir.x).toBeGreaterThan(0.3);
  expect(makePlane('XY').pivot(-18, 'Y').zDir.x).toBeLessThan(-0.3);
});

says('moves the plane along the x axis of the world, whatever its tilt', () => {
  const { x, y, z } = makePlane('XY', 110).pivot(-18, 'Y').translateX(-8).origin;
  expect([x, y, z]).toEqual([-8, 0, 110]);
});

says('These methods never change a plane. Each returns a new one', () => {
  const plane = makePlane('XY', 110);
  plane.pivot(-18, 'Y');
  plane.translateX(-8);
  expect(plane.zDir.z).toBeCloseTo(1);
  expect(plane.origin.x).toBeCloseTo(0);
});

says('Making a solid mostly uses the sketch up. After loftWith both sketches are gone.', () => {
  const low = drawCircle(17).sketchOnPlane('XY', 88) as Sketch;
  const high = drawEllipse(20, 18).sketchOnPlane('XY', 110) as Sketch;
  low.loftWith(high);
  const pulled = drawCircle(4).sketchOnPlane('XY') as Sketch;
  pulled.extrude(5);
  const turned = drawCircle(4).translate(9, 0).sketchOnPlane('XZ') as Sketch;
  turned.revolve();
  for (const used of [low, high, pulled, turned])
    expect(() => used.face()).toThrow('This object has been deleted');
  // A sketch with a hole survives.
  const ring = drawCircle(10).cut(drawCircle(5)).sketchOnPlane('XY') as Sketches;
  ring.extrude(5);
  expect(() => ring.extrude(5)).not.toThrow();
});

says('a drawing is never used up', () => {
  const circle = drawCircle(17);
  const heights = [88, 110].map((height) => {
    const once = circle.sketchOnPlane('XY', height) as Sketch;
    return once.extrude(1).boundingBox.bounds[0][2];
  });
  expect(heights[0]).toBeCloseTo(88);
  expect(heights[1]).toBeCloseTo(110);
});

says('sketchOnPlane("XY", [0, 0, 88])', () => {
  expect(heightOf(drawCircle(17).sketchOnPlane('XY', [0, 0, 88]) as Sketch)).toBeCloseTo(88);
});

says('So sketchOnPlane("XZ", 10) lies at y = −10.', () => {
  const face = (drawCircle(17).sketchOnPlane('XZ', 10) as Sketch).face();
  expect(face.boundingBox.center[1]).toBeCloseTo(-10);
});

says('Without a second argument pivot turns around the x axis.', () => {
  const byDefault = makePlane('XY').pivot(30).zDir;
  const named = makePlane('XY').pivot(30, 'X').zDir;
  expect([byDefault.x, byDefault.y, byDefault.z]).toEqual([named.x, named.y, named.z]);
});
