import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitFrame, frameAround, moveFrame, zoomFrame, type DrawingFrame } from './drawingFrame';

it('the frame of a drawing contains all parts, with a margin', () => {
  const frame = frameAround([
    [0, -30, 60, 30],
    [-10, 0, 10, 5],
  ]);
  expect(frame.x).toBeLessThan(-10);
  expect(frame.x + frame.width).toBeGreaterThan(60);
  expect(frame.y + frame.height).toBeGreaterThan(5);
  expect(frameAround([])).toEqual({ x: -5, y: -5, width: 10, height: 10 });
});

it('a frame grows around its centre to the aspect ratio of the view', () => {
  expect(fitFrame({ x: 0, y: 0, width: 10, height: 10 }, 2)).toEqual({
    x: -5,
    y: 0,
    width: 20,
    height: 10,
  });
  expect(fitFrame({ x: 0, y: 0, width: 10, height: 10 }, 0.5)).toEqual({
    x: 0,
    y: -5,
    width: 10,
    height: 20,
  });
});

const drawing = { x: 0, y: 0, width: 20, height: 10 };

it('a frame moves with the pointer and zooms around the pointer', () => {
  expect(moveFrame(drawing, 0.5, 0.1, drawing)).toEqual({ x: -10, y: -1, width: 20, height: 10 });
  expect(zoomFrame(drawing, 2, [0.25, 0.5], drawing)).toEqual({
    x: 2.5,
    y: 2.5,
    width: 10,
    height: 5,
  });
});

it('zooming stops at a millionth and at a thousand times the size of the drawing', () => {
  let near = drawing;
  let far = drawing;
  for (let press = 0; press < 2500; press++) {
    near = zoomFrame(near, 1.2, [0.5, 0.5], drawing);
    far = zoomFrame(far, 1 / 1.2, [0.5, 0.5], drawing);
  }
  expect(near.width).toBeCloseTo(20e-6, 12);
  expect(near.height).toBeCloseTo(10e-6, 12);
  expect(near.x + near.width / 2).toBeCloseTo(10, 6);
  expect(far.width).toBe(20e3);
  expect(far.height).toBeCloseTo(10e3, 6);
});

it('a frame is drawable for any position and size of the drawing', () => {
  const anyNumber = fc.double({ noNaN: false, noDefaultInfinity: false });
  fc.assert(
    fc.property(fc.array(fc.tuple(anyNumber, anyNumber, anyNumber, anyNumber)), (boxes) => {
      expect(isDrawable(frameAround(boxes))).toBe(true);
    }),
  );
});

it('a frame stays drawable after any moves, even far from the origin', () => {
  const place = fc.double({ min: -1e11, max: 1e11, noNaN: true });
  const size = fc.double({ min: 0, max: 1e6, noNaN: true });
  const factor = fc.oneof(fc.double({ min: 0, max: 10, noNaN: true }), fc.constant(Infinity));
  const part = fc.double({ min: -1, max: 2, noNaN: true });
  const step = fc.record({ factor, atX: part, atY: part, dx: part, dy: part });
  fc.assert(
    fc.property(place, place, size, size, fc.array(step), (x, y, width, height, steps) => {
      const all = frameAround([[x, y, width, height]]);
      let frame = fitFrame(all, 1.6);
      for (const { factor, atX, atY, dx, dy } of steps) {
        frame = moveFrame(zoomFrame(frame, factor, [atX, atY], all), dx, dy, all);
        expect(isDrawable(frame)).toBe(true);
      }
    }),
  );
});

/** Returns true if floating-point numbers near the frame can resolve a fraction of a grid step. */
function isDrawable({ x, y, width, height }: DrawingFrame): boolean {
  const isApart = (from: number, length: number) =>
    length > 0 && Number.isFinite(from + length) && from + length / 256 > from;
  return isApart(x, width) && isApart(y, height);
}
