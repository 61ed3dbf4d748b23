import { draw, drawCircle, makePlane, makeSphere, type Drawing } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../support/statements';

const says = statementsOf(import.meta.url);

const heights = (drawing: Drawing) => drawing.boundingBox.bounds.map(([, y]) => y);

says('1 is a half circle. Positive bulges to the right of the way.', () => {
  const [low = 0, high = 0] = heights(draw().bulgeArc(10, 0, 1).close());
  expect(low).toBeCloseTo(-5, 2);
  expect(high).toBeCloseTo(0, 2);
});

says('Positive bulges to the left of the way.', () => {
  const [low = 0, high = 0] = heights(draw().sagittaArc(10, 0, 3).close());
  expect(low).toBeCloseTo(0, 2);
  expect(high).toBeCloseTo(3, 2);
});

says('lineTo([20, 5]) ends at that point, wherever the pen was', () => {
  const pen = draw([3, 3]).lineTo([20, 5]).lineTo([20, 9]).close();
  expect(pen.blueprint.curves[0]?.lastPoint).toEqual([20, 5]);
});

says('line(20, 5) goes 20 to the right and 5 up.', () => {
  const pen = draw([3, 3]).line(20, 5).line(0, 4).close();
  expect(pen.blueprint.curves[0]?.lastPoint).toEqual([23, 8]);
});

says('A positive offset of a drawing lies outside.', () => {
  expect(drawCircle(10).offset(2).boundingBox.width).toBeCloseTo(24, 2);
});

says('On curved shapes the library gives it a little too large.', () => {
  expect(makeSphere(10).boundingBox.width).toBeGreaterThan(20);
});

says('parallel to an axis of the world', () => {
  const plane = makePlane('YZ').pivot(20, 'Z').pivot(30, 'X');
  const once = makePlane('YZ').pivot(20, 'Z').zDir;
  const { x, y } = plane.zDir;
  expect(x).toBeCloseTo(once.x);
  expect(y).toBeCloseTo(once.y * Math.cos(Math.PI / 6));
});
