import { draw, measureVolume, type Shape3D } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('adds no line back to the start', () => {
  const corner = () => draw().hLine(10).vLine(10);
  expect(corner().done().blueprint.curves).toHaveLength(2);
  expect(corner().close().blueprint.curves).toHaveLength(3);
  const back = corner().lineTo([0, 0]).done();
  expect(back.blueprint.isClosed()).toBe(true);
  expect(measureVolume(back.sketchOnPlane().extrude(2) as Shape3D)).toBeCloseTo(100);
});
