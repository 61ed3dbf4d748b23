import {
  draw,
  drawCircle,
  drawPointsInterpolation,
  drawPolysides,
  drawRectangle,
  FaceFinder,
  makeBox,
  measureArea,
  measureVolume,
  sketchCircle,
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

says('an open one may give a face of the wrong area, without an error', () => {
  const area = (drawing: Drawing): number => measureArea(on(drawing).face());
  expect(area(draw().hLine(10).vLine(10).done())).toBeCloseTo(100, 3); // The correct area is 50.
  expect(area(draw().hSagittaArc(10, 5).done())).toBeLessThan(0);
  expect(area(draw().hLine(10).vLine(10).hLine(-10).done())).toBeCloseTo(100, 3); // The correct area.
});

says('A profile of lines and arcs that crosses the axis throws', () => {
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

says('One that crosses it only where its pieces join may give a wrong body instead', () => {
  for (const profile of [
    drawPolysides(5, 6),
    drawCircle(5).rotate(90),
    drawRectangle(6, 6).rotate(45),
  ]) {
    expect(revolved(profile)).toBeCloseTo(0, 3);
  }
});

says('and so may a spline.', () => {
  for (const [x, right] of [
    [-2, 8],
    [-6, 5],
  ] as const) {
    const middle = (x + right) / 2 + 2;
    const points: [number, number][] = [
      [x, 0],
      [middle, 5],
      [right, 0],
      [middle, -5],
      [x, 0],
    ];
    expect(() => revolved(drawPointsInterpolation(points))).not.toThrow();
  }
});

says('An open outline may give a wrong volume, often negative.', () => {
  // Only the side on the axis is missing, so the volume is right.
  const onAxis = draw([0, 10]).hLine(10).vLine(-10).hLine(-10).done();
  expect(revolved(onAxis)).toBeCloseTo(1000 * Math.PI, 2);
  const corner = draw([5, 0]).hLine(10).vLine(10).done();
  const hook = draw([5, 0]).vLine(10).hLine(10).done();
  expect(revolved(corner)).toBeLessThan(0);
  expect(revolved(hook)).toBeGreaterThan(0);
  for (const open of [corner, hook]) {
    const closed = open.blueprint;
    expect(Math.abs(revolved(open))).not.toBeCloseTo(
      50 * 2 * Math.PI * closed.boundingBox.center[0],
      0,
    );
  }
});

says('transformed makes a body of too little volume of them, without an error', () => {
  for (const [angle, profile] of [
    [90, (plane: never) => sketchCircle(2, { plane })],
    [45, (plane: never) => sketchRectangle(2, 2, { plane })],
    [90, (plane: never) => sketchRectangle(2, 2, { plane })],
  ] as const) {
    const volume = (transitionMode: 'right' | 'transformed'): number => {
      const path = on(draw().hLine(20).polarLine(20, angle).done());
      const swept = path.sweepSketch((plane) => profile(plane as never), { transitionMode });
      return measureVolume(swept);
    };
    expect(volume('transformed')).toBeLessThan(0.9 * volume('right'));
  }
});

says('Without end points, sketches in one plane give a volume of 0, without an error.', () => {
  const tipped = sketchRectangle(5, 5).loftWith(sketchRectangle(3, 3), { endPoint: [0, 0, 9] });
  expect(Math.abs(measureVolume(tipped))).toBeGreaterThan(10);
  for (const inner of [sketchCircle(3), sketchRectangle(3, 2)]) {
    expect(measureVolume(sketchCircle(5).loftWith(inner))).toBeCloseTo(0, 6);
  }
  const squares = sketchRectangle(5, 5).loftWith(sketchRectangle(3, 3));
  expect(measureVolume(squares)).toBeCloseTo(0, 6);
});

says('Two equal ones in a row at the same place throw a number, and so may outlines', () => {
  const [first, between, last] = [0, 5, 0].map((height) => on(drawCircle(5), 'XY', height));
  expect(measureVolume(first!.loftWith([between!, last!]))).toBeCloseTo(0, 6);
  for (const outline of [drawCircle(5), drawRectangle(5, 3), drawRectangle(3, 5).rotate(20)]) {
    for (const plane of ['XY', 'XZ'] as const) {
      expect(() => on(outline, plane).loftWith(on(outline, plane))).toThrow();
    }
  }
  expect(() => on(drawRectangle(10, 10)).loftWith(sketchCircle(5))).toThrow();
  const crossing = on(drawCircle(5)).loftWith(on(drawCircle(5).translate(4, 0)));
  expect(measureVolume(crossing)).toBeCloseTo(0, 6);
});

says('Open and closed outlines together make the kernel throw a number.', () => {
  const open = (): Sketch => on(draw().hLine(5).vLine(5).done(), 'XY', 10);
  expect(() => sketchCircle(5).loftWith(open())).toThrow();
  expect(() => open().loftWith(sketchCircle(5))).toThrow();
});

says('It must not cross the outline. At a right angle to its plane, it gives no volume.', () => {
  const volume = (axis: [number, number, number], origin: [number, number, number] = [0, 0, 0]) =>
    measureVolume(on(drawRectangle(10, 10).translate(25, 5), 'XZ').revolve(axis, { origin }));
  expect(volume([0, 1, 0])).toBeCloseTo(0, 6);
  // Axes outside the plane of the outline.
  expect(volume([0, 1, 1])).toBeCloseTo((5000 * Math.PI) / Math.SQRT2, 2);
  expect(volume([0, 0, 1], [0, 5, 0])).toBeCloseTo(5000 * Math.PI, 2);
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
