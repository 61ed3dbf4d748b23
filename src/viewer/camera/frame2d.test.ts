import { expect, it } from 'vitest';
import { fitFrame, frameAround, moveFrame, zoomFrame } from './frame2d';

it('holds all parts of a drawing, with a margin', () => {
  const frame = frameAround([
    [0, -30, 60, 30],
    [-10, 0, 10, 5],
  ]);
  expect(frame.x).toBeLessThan(-10);
  expect(frame.x + frame.width).toBeGreaterThan(60);
  expect(frame.y + frame.height).toBeGreaterThan(5);
  expect(frameAround([])).toEqual({ x: -5, y: -5, width: 10, height: 10 });
});

it('fills the shape of the view around the same middle', () => {
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

it('moves with the pointer and zooms around it', () => {
  const frame = { x: 0, y: 0, width: 20, height: 10 };
  expect(moveFrame(frame, 0.5, 0.1)).toEqual({ x: -10, y: -1, width: 20, height: 10 });
  expect(zoomFrame(frame, 2, 0.25, 0.5)).toEqual({ x: 2.5, y: 2.5, width: 10, height: 5 });
});
