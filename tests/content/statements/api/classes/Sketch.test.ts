import {
  draw,
  drawCircle,
  drawPolysides,
  drawRectangle,
  FaceFinder,
  makeBox,
  measureVolume,
  sketchCircle,
  sketchFaceOffset,
  sketchRectangle,
  type Drawing,
  type Face,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

const on = (drawing: Drawing, plane: 'XY' | 'XZ' = 'XY', height = 0): Sketch =>
  drawing.sketchOnPlane(plane, height) as Sketch;
const revolved = (drawing: Drawing): number => measureVolume(on(drawing, 'XZ').revolve());

says('Close the outline and keep it on one side of the axis: otherwise it throws', () => {
  for (const profile of [
    drawRectangle(2, 4),
    drawRectangle(6, 4).translate(1, 0),
    drawCircle(4).translate(1, 0),
    draw([-1, 0]).lineTo([5, 5]).lineTo([5, -5]).close(),
  ]) {
    expect(() => revolved(profile)).toThrow();
  }
  expect(revolved(drawRectangle(2, 4).translate(1, 0))).toBeCloseTo(16 * Math.PI, 2);
});

says('otherwise it throws, or the body may be wrong.', () => {
  for (const profile of [
    drawPolysides(5, 6),
    drawCircle(5).rotate(90),
    drawRectangle(6, 6).rotate(45),
  ]) {
    expect(revolved(profile)).toBeCloseTo(0, 3);
  }
});

says('in one plane they mostly give no volume', () => {
  const tipped = sketchRectangle(5, 5).loftWith(sketchRectangle(3, 3), { endPoint: [0, 0, 9] });
  expect(Math.abs(measureVolume(tipped))).toBeGreaterThan(10);
  for (const inner of [sketchCircle(3), sketchRectangle(3, 2)]) {
    expect(measureVolume(sketchCircle(5).loftWith(inner))).toBeCloseTo(0, 6);
  }
  const squares = sketchRectangle(5, 5).loftWith(sketchRectangle(3, 3));
  expect(measureVolume(squares)).toBeCloseTo(0, 6);
});

says('Where the axis of twist and taper meets the plane of the outline, in mm.', () => {
  const extrusionProfile = { profile: 'linear', endFactor: 0.5 } as const;
  const box = (origin: [number, number, number]) =>
    sketchRectangle(4, 4).extrude(5, { origin, extrusionProfile }).boundingBox;
  expect(box([10, 0, 0]).bounds[1][0]).toBeCloseTo(6, 4);
  expect(box([0, 0, 0]).depth).toBeCloseTo(5, 4);
  expect(box([0, 0, 7]).depth).toBeGreaterThan(8); // Above the plane, the height is wrong.
});

const sideOfBox = (): Face =>
  new FaceFinder().inPlane('YZ', 10).find(makeBox([0, 0, 0], [10, 10, 10]), { unique: true });
const onSide = (): Sketch =>
  drawCircle(1).translate(4, 3).sketchOnFace(sideOfBox(), 'original') as Sketch;

says('have their axis unless told otherwise. On a plane, its origin.', () => {
  const onPlane = drawCircle(1).translate(4, 3).sketchOnPlane('XZ', [1, 2, 3]) as Sketch;
  expect(onPlane.defaultOrigin.toTuple()).toEqual([1, 2, 3]);
  const { defaultOrigin, wire } = onSide();
  expect(defaultOrigin.toTuple().map(toWhole)).toEqual(wire.boundingBox.center.map(toWhole));
  expect(Math.hypot(defaultOrigin.y, defaultOrigin.z)).toBeGreaterThan(4);
});

says('Where extrude goes unless told otherwise. On a plane, its normal.', () => {
  expect(on(drawCircle(1), 'XZ').defaultDirection.toTuple().map(toWhole)).toEqual([0, -1, 0]);
  expect(onSide().defaultDirection.toTuple().map(toWhole)).toEqual([1, 0, 0]);
});

says('A copy of the face given to sketchOnFace or FaceSketcher, or null.', () => {
  const top = new FaceFinder().inPlane('XY', 5).find(makeBox([0, 0, 0], [9, 9, 5]), {
    unique: true,
  });
  const onTop = drawCircle(1).sketchOnFace(top, 'original') as Sketch;
  expect(onTop.baseFace?.isSame(top)).toBe(true);
  expect(onTop.baseFace).not.toBe(top);
  expect(sketchFaceOffset(top, -1).baseFace).toBeNull();
  expect(on(drawCircle(1)).baseFace).toBeNull();
});
