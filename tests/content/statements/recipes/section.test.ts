import {
  drawCircle,
  drawFaceOutline,
  drawRectangle,
  FaceFinder,
  makeBaseBox,
  makePlane,
  measureArea,
  measureVolume,
  type Face,
  type Shape3D,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const block = () => makeBaseBox(20, 20, 10);

/** Returns the part of the block that the page's cut leaves, with an XZ plane at `distance`. */
const behind = (distance: number): Shape3D => {
  const square = drawRectangle(100, 100).sketchOnPlane(makePlane('XZ', distance)) as Sketch;
  return block().cut(square.extrude(100));
};

says('with a larger distance, the plane comes towards you, and more of the jar is left', () => {
  expect(measureVolume(behind(5))).toBeCloseTo(15 * 20 * 10, 3);
  expect(measureVolume(behind(-5))).toBeCloseTo(5 * 20 * 10, 3);
});

says('drawFaceOutline draws the outer outline. A face with holes comes without them.', () => {
  const holed = drawRectangle(20, 10).cut(drawCircle(2)).sketchOnPlane('XY');
  const top = (holed.extrude(4) as Shape3D).faces.reduce((one: Face, other: Face) =>
    one.center.z > other.center.z ? one : other,
  );
  const outline = drawFaceOutline(top).sketchOnPlane('XY') as Sketch;
  expect(measureArea(outline.face())).toBeCloseTo(200, 3);
});

says('For the drawing, the plane is not tilted: inPlane may miss its faces.', () => {
  /** Returns the number of faces in a plane that is turned around the x axis and cuts a cube in half. */
  const facesAt = (angle: number) => {
    const plane = makePlane('XZ').pivot(angle, 'X');
    const front = (drawRectangle(100, 100).sketchOnPlane(plane) as Sketch).extrude(100);
    const half = makeBaseBox(20, 20, 20).translateZ(-10).cut(front);
    expect(measureVolume(half)).toBeCloseTo(4000, 3);
    return new FaceFinder().inPlane(plane).find(half).length;
  };
  for (const angle of [0, 90, 180]) expect(facesAt(angle)).toBe(1);
  const tilted = Array.from({ length: 11 }, (_, i) => facesAt(2 + 8 * i));
  expect(tilted).toContain(0);
});

says('The cut itself succeeds and leaves nothing.', () => {
  expect(measureVolume(behind(-30))).toBeCloseTo(0);
});

says('The library says nothing of a cut that meets nothing', () => {
  expect(measureVolume(behind(30))).toBeCloseTo(measureVolume(block()), 3);
});

says(
  'A face that already lies in the plane, with its body behind it, is found as well. Move the plane 0.01 mm away from that body',
  () => {
    const found = (distance: number) =>
      new FaceFinder().inPlane(makePlane('XZ', distance)).find(behind(distance)).length;
    // The front of the block is 10 mm from the middle.
    expect(found(10)).toBe(1);
    expect(found(10.01)).toBe(0);
    // Towards the body, the cut leaves a new face in the plane.
    expect(found(9.99)).toBe(1);
  },
);
