import {
  drawCircle,
  drawRectangle,
  makeBaseBox,
  makeCompound,
  measureArea,
  measureVolume,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const used = 'This object has been deleted';
const middleOf = (drawing: { boundingBox: { center: readonly number[] } }) =>
  drawing.boundingBox.center.map(toWhole);
const aside = () => drawRectangle(2, 2).translate(5, 3);

says('It has no translateX and translateY.', () => {
  expect(drawCircle(2)).not.toHaveProperty('translateX');
  expect(drawCircle(2)).not.toHaveProperty('translateY');
});

says('For a mirror line write mirror([1, 0], [0, 0], "plane")', () => {
  expect(middleOf(aside().mirror([1, 0], [0, 0], 'plane'))).toEqual([5, -3]);
});

says('mirror([1, 0]) alone is a reflection about the point (1, 0).', () => {
  expect(middleOf(aside().mirror([1, 0]))).toEqual([-3, -3]);
});

says('keeps the middle of the drawing in place, not the origin', () => {
  expect(middleOf(aside().scale(2))).toEqual([5, 3]);
});

says('| outerWire, innerWires | face | yes, find the face again |', () => {
  for (const wires of ['outerWire', 'innerWires'] as const) {
    const face = (drawCircle(5).sketchOnPlane() as Sketch).face();
    face[wires]();
    expect(() => measureArea(face)).toThrow(used);
  }
});

says('| makeCompound | shapes | yes, all that are in the array |', () => {
  const box = makeBaseBox(1, 1, 1);
  makeCompound([box]);
  expect(() => measureVolume(box)).toThrow(used);
});

says('| translate, rotate, mirror, scale | shape | yes, call clone() first to keep it |', () => {
  for (const move of ['translateX', 'rotate', 'scale'] as const) {
    const box = makeBaseBox(1, 1, 1);
    box[move](2);
    expect(() => box.clone()).toThrow(used);
  }
});

says('| fillet, chamfer, shell | shape | no |', () => {
  const box = makeBaseBox(9, 9, 9);
  box.fillet(1);
  box.chamfer(1);
  box.shell(1, (f) => f.inPlane('XY', 9));
  expect(measureVolume(box)).toBeCloseTo(9 ** 3);
});

says('or give rotate a point of that axis', () => {
  const { center } = makeBaseBox(10, 4, 2).translate(50, 0, 0).rotate(90, [50, 0, 0]).boundingBox;
  expect(center.map(Math.round)).toEqual([50, 0, 1]);
});

says('build one, mirror a clone of it, and fuse the two', () => {
  const half = makeBaseBox(10, 4, 2).translate(5, 0, 0);
  const whole = half.fuse(half.clone().mirror());
  expect(measureVolume(whole)).toBeCloseTo(160);
  expect(whole.boundingBox.center.map(Math.round)).toEqual([0, 0, 1]);
});
