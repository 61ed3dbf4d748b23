import {
  FaceFinder,
  FaceSketcher,
  makeBaseBox,
  makeBox,
  makeCylinder,
  measureArea,
  type Face,
  type Shape3D,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

const top = (box: Shape3D): Face => new FaceFinder().inPlane('XY', 5).find(box, { unique: true });
/** The parameters of this face start at 0. */
const fromZero = (): Face => top(makeBox([0, 0, 0], [40, 20, 5]));
/** The parameters of this face start at −20 and −10. */
const centred = (): Face => top(makeBaseBox(40, 20, 5));
const wall = (): Face =>
  new FaceFinder().ofSurfaceType('CYLINDRE').find(makeCylinder(10, 30), { unique: true });

const sizes = ({ wire }: Sketch): number[] => {
  const { width, height } = wire.boundingBox;
  return [width, height];
};
const near = (values: readonly number[]): number[] =>
  values.map((value) => expect.closeTo(value, 4) as number);
const pen = (face: Face): FaceSketcher => new FaceSketcher(face, [0.4, 0.3]);

says('Coordinates and distances are not mm: they run from 0 to 1 across the Face.UVBounds.', () => {
  for (const face of [fromZero(), centred()]) {
    expect(sizes(pen(face).hLine(0.2).vLine(0.3).hLine(-0.2).close())).toEqual(near([8, 6]));
    expect(sizes(pen(face).hSagittaArc(0.2, 0.4).done())[1]).toBeCloseTo(8, 4);
  }
});

says('Radius of the rounding in the parameters of the surface: mm on a plane.', () => {
  const lossAt = (face: Face, radius: number): number => {
    const corner = () => pen(face).hLine(0.2);
    const sharp = corner().vLine(0.3).hLine(-0.2).close();
    const rounded = corner().customCorner(radius).vLine(0.3).hLine(-0.2);
    return measureArea(sharp.face()) - measureArea(rounded.close().face());
  };
  for (const face of [fromZero(), centred()]) {
    expect(lossAt(face, 2)).toBeCloseTo(4 - Math.PI, 4);
  }
  expect(lossAt(wall(), 0.2)).toBeCloseTo((4 - Math.PI) * 0.01 * 10, 3);
});

says('In 0.20 curves, tangentLine and closeWithMirror may be wrong.', () => {
  const ellipse = (face: Face): Sketch => pen(face).halfEllipse(0.2, 0, 0.1).done();
  expect(sizes(ellipse(fromZero()))).toEqual(near([8, 2]));
  expect(sizes(ellipse(centred()))[1]).toBeGreaterThan(20);
  expect(() => ellipse(wall())).toThrow();
  expect(() => pen(fromZero()).halfEllipse(0, 0.2, 0.1)).toThrow();
});

says('tangentLine and closeWithMirror may be wrong', () => {
  for (const [face, isRight] of [
    [fromZero(), true],
    [centred(), false],
  ] as const) {
    const straight = pen(face).hLine(0.1).tangentLine(0.2).done();
    expect(sizes(straight)[1]! < 0.1).toBe(isRight);
    const along = pen(face).vLine(0.1).smoothSpline(0.2, 0.2).done().wire.edges[1]!;
    expect(Math.abs(along.tangentAt(0).normalized().y) > 0.99).toBe(isRight);
    const mirrored = pen(face).vLine(0.2).hLine(0.3).vLine(-0.2).closeWithMirror();
    expect(mirrored.wire.isClosed).toBe(isRight);
  }
});

says('Closes the outline, and rounds or cuts the corner at the start.', () => {
  const corner = (mode: 'fillet' | 'chamfer'): string[] => {
    const open = pen(fromZero()).hLine(0.2).vLine(0.2).hLine(-0.2);
    return open.closeWithCustomCorner(1, mode).wire.edges.map(({ geomType }) => geomType);
  };
  expect(corner('fillet').filter((kind) => kind !== 'LINE')).toHaveLength(1);
  expect(corner('chamfer')).toEqual(Array(5).fill('LINE'));
});

const unfitting =
  'One that does not fit may leave the corner sharp or wrong, or make the pen throw.';
says(unfitting, () => {
  const edges = (radius: number) => {
    const open = pen(fromZero()).hLine(0.2).vLine(0.2).hLine(-0.2);
    return open.closeWithCustomCorner(radius).wire.edges.length;
  };
  expect([1, 100].map(edges)).toEqual([5, 4]);
  // As long as the shorter side.
  const high = new FaceSketcher(fromZero()).hLine(0.25).vLine(1).hLine(-0.25);
  expect(() => high.closeWithCustomCorner(10)).toThrow(TypeError);
});
