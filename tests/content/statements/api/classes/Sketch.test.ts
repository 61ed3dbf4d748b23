import {
  draw,
  drawCircle,
  drawPointsInterpolation,
  drawPolysides,
  drawRectangle,
  measureArea,
  measureVolume,
  sketchCircle,
  sketchRectangle,
  type Drawing,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

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

says('An open outline gives a wrong volume, often negative.', () => {
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

says('Sketches in one plane give a volume of 0, without an error.', () => {
  for (const inner of [sketchCircle(3), sketchRectangle(3, 2)]) {
    expect(measureVolume(sketchCircle(5).loftWith(inner))).toBeCloseTo(0, 6);
  }
  const squares = sketchRectangle(5, 5).loftWith(sketchRectangle(3, 3));
  expect(measureVolume(squares)).toBeCloseTo(0, 6);
});

says('Two equal ones at the same place throw a number, and so may outlines that touch.', () => {
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
