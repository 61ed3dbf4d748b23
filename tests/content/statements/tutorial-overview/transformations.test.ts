import {
  compoundShapes,
  draw,
  drawCircle,
  drawRectangle,
  makeBaseBox,
  makeCompound,
  measureArea,
  measureVolume,
  sketchFaceOffset,
  type Shape3D,
  type Sketch,
  type Sketches,
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

says('With splines that box can be larger than the curve, and its middle elsewhere.', () => {
  const arch = draw().quadraticBezierCurveTo([20, 0], [10, 20]).close();
  const solid = (arch.sketchOnPlane('XY') as Sketch).extrude(1);
  const { vertices } = solid.mesh({ tolerance: 0.01, angularTolerance: 0.1 });
  const top = Math.max(...vertices.filter((_, index) => index % 3 === 1));
  expect(top).toBeCloseTo(10, 1);
  expect(arch.boundingBox.height).toBeCloseTo(20, 1);
  expect(middleOf(arch)).toEqual([10, 10]);
  const round = draw([0, -10])
    .smoothSplineTo([10, 0], { endTangent: [0, 1] })
    .smoothSplineTo([0, 10], { endTangent: [-1, 0] })
    .smoothSplineTo([-10, 0], { endTangent: [0, -1] })
    .smoothSplineTo([0, -10], { endTangent: [1, 0] })
    .close();
  expect(round.boundingBox.bounds.map((corner) => corner.map(toWhole))).toEqual([
    [-10, -10],
    [10, 10],
  ]);
});

says('outerWire, innerWires and sketchFaceOffset use up their face.', () => {
  for (const wires of ['outerWire', 'innerWires'] as const) {
    const face = (drawCircle(5).sketchOnPlane() as Sketch).face();
    face[wires]();
    expect(() => measureArea(face)).toThrow(used);
  }
  const face = (drawRectangle(20, 10).sketchOnPlane() as Sketch).face();
  sketchFaceOffset(face, 1);
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

says('offset2D uses up its wire.', () => {
  const { wire } = drawRectangle(20, 10).sketchOnPlane() as Sketch;
  wire.offset2D(1);
  isUsedUp(() => wire.length);
});

says('wires uses up sketches of several outlines, and compoundShapes its shapes.', () => {
  for (const drawing of [
    drawCircle(2).fuse(drawRectangle(2, 2).translate(9, 0)),
    drawCircle(5).cut(drawCircle(2)),
  ]) {
    const sketches = drawing.sketchOnPlane() as Sketches;
    sketches.wires();
    isUsedUp(() => sketches.extrude(2));
  }
  const box = makeBaseBox(1, 1, 1);
  compoundShapes([box]);
  isUsedUp(() => measureVolume(box));
});
