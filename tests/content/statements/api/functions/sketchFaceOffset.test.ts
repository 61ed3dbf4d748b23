import { draw, type Drawing, type PlaneName, type Sketch, sketchFaceOffset } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('the offset falls into several pieces, in most cases.', () => {
  const offset = (outline: Drawing, plane: PlaneName = 'XY') => {
    sketchFaceOffset((outline.sketchOnPlane(plane) as Sketch).face(), -2);
  };
  const waist = draw([-10, -5]).lineTo([0, -1]).lineTo([10, -5]).vLine(10).lineTo([0, 1]);
  expect(() => {
    offset(waist.lineTo([-10, 5]).close());
  }).toThrow('Could not offset with a wire');
  const curved = draw([-10, -5]).cubicBezierCurveTo([10, -5], [-3, 3], [3, 3]).vLine(10);
  expect(() => {
    offset(curved.cubicBezierCurveTo([-10, 5], [3, -3], [-3, -3]).close(), 'XZ');
  }).not.toThrow('Could not offset with a wire');
});
