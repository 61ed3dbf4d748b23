import {
  draw,
  drawCircle,
  drawRectangle,
  drawRoundedRectangle,
  measureVolume,
  type Drawing,
  type Shape3D,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const areaOf = (drawing: Drawing) => measureVolume(drawing.sketchOnPlane().extrude(1) as Shape3D);
const curvesOf = (drawing: Drawing) => drawing.blueprint.curves;

says('that corner is left as it was, while others may be rounded', () => {
  expect(curvesOf(drawRectangle(20, 10).fillet(6))).toHaveLength(6);
});

says('A radius of exactly half of a side is worse: the outline is broken', () => {
  const rounded = 20 * 10 - (4 - Math.PI) * 5 ** 2;
  expect(areaOf(drawRectangle(20, 10).fillet(4.999))).toBeCloseTo(rounded, 1);
  expect(Math.abs(areaOf(drawRectangle(20, 10).fillet(5)) - rounded)).toBeGreaterThan(10);
  expect(() => drawRectangle(10, 10).fillet(5)).toThrow('Cannot read properties of undefined');
});

says('offset leaves nothing, or throws "Bug in the offset algorithm".', () => {
  const corner = draw().hLine(10).vLine(10).done().offset(2);
  expect(() => corner.sketchOnPlane()).toThrow('empty drawing');
  expect(() => draw().hLine(10).done().offset(2)).toThrow('Bug in the offset algorithm');
  expect(areaOf(drawRoundedRectangle(10, 10).offset(1))).toBeGreaterThan(100);
});

says('A positive sagitta bulges to the left of your way', () => {
  const [low, high] = draw().sagittaArc(10, 0, 3).close().boundingBox.bounds;
  expect([low[1], high[1]].map(toWhole)).toEqual([0, 3]);
});

says('When the tool of a cut is a drawing of separate pieces', () => {
  const holes = [-12, 0, 12].map((x) => drawCircle(2).translate(x, 0));
  const [first, ...others] = holes;
  const tool = others.reduce((all, hole) => all.fuse(hole), first ?? drawCircle(2));
  const plate = drawRectangle(40, 20);
  const right = 40 * 20 - 3 * Math.PI * 2 ** 2;
  const oneByOne = holes.reduce((left, hole) => left.cut(hole), plate);
  expect(areaOf(oneByOne)).toBeCloseTo(right, 3);
  expect(areaOf(plate.cut(tool))).toBeGreaterThan(right * 1.5);
});
