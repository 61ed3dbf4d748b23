import {
  drawCircle,
  drawFaceOutline,
  drawRectangle,
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

says('The cut itself succeeds and leaves nothing.', () => {
  expect(measureVolume(behind(-30))).toBeCloseTo(0);
});

says('The library says nothing of a cut that meets nothing', () => {
  expect(measureVolume(behind(30))).toBeCloseTo(measureVolume(block()), 3);
});
