import {
  draw,
  type Drawing,
  drawRectangle,
  drawSingleCircle,
  makeBaseBox,
  makeCylinder,
  type PlaneName,
  type Sketch,
  sketchFaceOffset,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('the offset is 0, or leaves nothing or several pieces, in most cases.', () => {
  const offset = (outline: Drawing, plane: PlaneName = 'XY', distance = -2) => {
    sketchFaceOffset((outline.sketchOnPlane(plane) as Sketch).face(), distance);
  };
  expect(() => {
    offset(drawRectangle(9, 9), 'XY', 0);
  }).toThrow('Could not offset with a wire');
  expect(() => {
    offset(drawSingleCircle(4), 'XY', 0);
  }).not.toThrow();
  for (const [width, height] of [
    [3, 10],
    [4, 4],
  ] as const) {
    expect(() => {
      offset(drawRectangle(width, height));
    }).toThrow('Could not offset with a wire');
  }
  const waist = draw([-10, -5]).lineTo([0, -1]).lineTo([10, -5]).vLine(10).lineTo([0, 1]);
  expect(() => {
    offset(waist.lineTo([-10, 5]).close());
  }).toThrow('Could not offset with a wire');
  const curved = draw([-10, -5]).cubicBezierCurveTo([10, -5], [-3, 3], [3, 3]).vLine(10);
  expect(() => {
    offset(curved.cubicBezierCurveTo([-10, 5], [3, -3], [-3, -3]).close(), 'XZ');
  }).not.toThrow('Could not offset with a wire');
});

says('In mm: positive mostly lies outside the face, negative inside.', () => {
  for (const face of makeBaseBox(10, 10, 10).faces) {
    expect(sketchFaceOffset(face.clone(), 1).wire.length).toBeCloseTo(40 + 2 * Math.PI);
    expect(sketchFaceOffset(face, -1).wire.length).toBeCloseTo(32);
  }
  // At a ring and at a mirrored disc it may be the reverse.
  const ring = (drawRectangle(4, 8).translate(6, 0).sketchOnPlane('XZ') as Sketch).revolve();
  const grown = [...ring.faces, ...makeCylinder(8, 5).mirror('XY').faces]
    .filter(({ geomType }) => geomType === 'PLANE')
    .map((face) => sketchFaceOffset(face, 1).wire.length / (2 * Math.PI));
  expect([7, 9]).toEqual(
    expect.arrayContaining([...new Set(grown.map((radius) => Math.round(radius)))]),
  );
  expect(grown.some((radius) => radius < 8)).toBe(true);
});
