import {
  draw,
  drawCircle,
  drawRectangle,
  makeBaseBox,
  makeCompound,
  makePlane,
  measureArea,
  measureVolume,
  type Shape3D,
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

says('keeps the middle of its boundingBox in place, not the origin', () => {
  expect(middleOf(aside().scale(2))).toEqual([5, 3]);
  const corner = draw([10, 0]).hLine(20).vLine(10).close();
  const curve = draw().quadraticBezierCurveTo([20, 0], [0, 20]).close();
  for (const drawing of [corner, curve, curve.rotate(30)])
    expect(middleOf(drawing.scale(3))).toEqual(middleOf(drawing));
});

says('outerWire, for example, its face', () => {
  const face = (drawCircle(5).sketchOnPlane() as Sketch).face();
  face.outerWire();
  expect(() => measureArea(face)).toThrow(used);
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

says('| translate, rotate and their like | drawing or plane | no, each returns a new one |', () => {
  const plane = makePlane('XZ', 5);
  plane.translate(1, 2, 3);
  plane.pivot(20);
  plane.rotate2DAxes(30);
  expect(plane.origin.toTuple().map(toWhole)).toEqual([0, -5, 0]);
  expect(plane.xDir.toTuple().map(toWhole)).toEqual([1, 0, 0]);
  const disc = drawCircle(5);
  disc.translate(9, 9);
  disc.rotate(30, [9, 9]);
  expect(disc.boundingBox.center.map(toWhole)).toEqual([0, 0]);
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

const isUsedUp = (use: () => unknown) => {
  expect(use).toThrow(used);
};

says('loftWith uses up the sketches that you give it as well.', () => {
  for (const height of [2, 5, -5]) {
    const other = drawCircle(2).sketchOnPlane('XY', height) as Sketch;
    (drawCircle(5).sketchOnPlane() as Sketch).loftWith(other);
    isUsedUp(() => other.extrude(1));
  }
});

says('A sketch with a hole may survive extrude and revolve', () => {
  const ring = drawCircle(5).cut(drawCircle(2)).sketchOnPlane();
  ring.extrude(2);
  expect(measureVolume(ring.extrude(2) as Shape3D)).toBeCloseTo(2 * Math.PI * 21, 3);
  const pieces = drawCircle(2).fuse(drawRectangle(2, 2).translate(9, 0)).sketchOnPlane();
  pieces.extrude(2);
  isUsedUp(() => pieces.extrude(2));
});
