import {
  assembleWire,
  genericSweep,
  makeBox,
  makeCylinder,
  makeLine,
  makeSphere,
  sketchRectangle,
  supportExtrude,
  type AnyShape,
  type Face,
  type Point,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

const origin: Point = [0, 0, 0];
const profile = () => sketchRectangle(4, 1).wire;
const extruded = (vector: Point, support: Face): number[] =>
  boundsOf(supportExtrude(profile(), origin, vector, support.wrapped));
const swept = (vector: Point): number[] =>
  boundsOf(genericSweep(profile(), assembleWire([makeLine(origin, vector)]), {}));

function boundsOf(shape: AnyShape): number[] {
  return shape.boundingBox.bounds.flat().map((value) => Math.round(value * 1000) / 1000 + 0);
}

says('Other faces mostly have no effect.', () => {
  const curved = [makeSphere(20), makeCylinder(5, 30), makeCylinder(5, 30, [5, 0, 0])];
  // The walls of this loft are flat, but they are splines to the kernel.
  const square = (size: number, z: number) => sketchRectangle(size, size, { origin: z });
  const tapered = square(16, 0).loftWith(square(8, 10));
  expect(tapered.faces[0]!.geomType).toBe('BSPLINE_SURFACE');
  for (const [face] of [...curved, tapered].map(({ faces }) => faces)) {
    expect(extruded([1, 2, 9], face!)).toEqual(swept([1, 2, 9]));
  }
});

says('A face of the type PLANE removes the part of the vector at a right angle to it', () => {
  const side = (axis: 'x' | 'y') =>
    makeBox([-5, -5, 0], [5, 5, 10]).faces.find(({ center }) => center[axis] > 4)!;
  expect(extruded([1, 2, 9], side('x'))).toEqual(swept([0, 2, 9]));
  expect(extruded([1, 2, 9], side('y'))).toEqual(swept([1, 0, 9]));
  expect(extruded([0, 0, 9], side('x'))).toEqual(swept([0, 0, 9]));
  const [turned] = makeBox([-5, -5, 0], [5, 5, 10]).rotate(45).faces;
  const normal = turned!.normalAt().normalized();
  const [x, y, z] = [
    1 - (normal.x + 2 * normal.y) * normal.x,
    2 - (normal.x + 2 * normal.y) * normal.y,
    9,
  ];
  expect(extruded([1, 2, 9], turned!)).toEqual(swept([x, y, z]));
});

says('If nothing is left, it throws.', () => {
  const top = makeBox([-5, -5, 0], [5, 5, 10]).faces.find(({ center }) => center.z > 9)!;
  expect(() => extruded([0, 0, 10], top)).toThrow();
});
