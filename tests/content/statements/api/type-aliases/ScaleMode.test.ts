import {
  drawRectangle,
  FaceFinder,
  FaceSketcher,
  makeBaseBox,
  makeBox,
  makeCylinder,
  makeSphere,
  sketchCircle,
  type Face,
  type Shape3D,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

const topOf = (box: Shape3D) => new FaceFinder().inPlane('XY', 5).find(box, { unique: true });
const placed = (sketch: Sketch) =>
  sketch.face().boundingBox.bounds.map(([x, y]) => [x, y].map(toWhole));
const unitSquare = () => drawRectangle(1, 1).translate(0.5, 0.5);

says('as on the top of a makeBox and the wall of a makeCylinder', () => {
  const startsAtZero = ({ UVBounds: { uMin, vMin } }: Face) => uMin === 0 && vMin === 0;
  const box = makeBox([0, 0, 0], [20, 10, 5]);
  expect(box.faces.map(startsAtZero)).toEqual([false, false, true, true, true, true]);
  const [wall, ...ends] = makeCylinder(5, 10).faces as [Face, ...Face[]];
  expect([wall.geomType, startsAtZero(wall), ends.some(startsAtZero)]).toEqual([
    'CYLINDRE',
    true,
    false,
  ]);
  const [left] = box.faces as [Face];
  const [, [, y]] = (unitSquare().sketchOnFace(left, 'bounds') as Sketch).wire.boundingBox.bounds;
  expect(y).toBeLessThan(-50);
});

says('does so only where the parameters of the face start at 0', () => {
  const [fromZero, centred] = [makeBox([0, 0, 0], [20, 10, 5]), makeBaseBox(20, 10, 5)].map((box) =>
    placed(unitSquare().sketchOnFace(topOf(box), 'bounds') as Sketch),
  );
  expect(fromZero).toEqual([
    [0, 0],
    [20, 10],
  ]);
  expect(centred?.[1]?.[1]).toBeGreaterThan(5);
});

says('or draw lines with a FaceSketcher', () => {
  const pen = new FaceSketcher(topOf(makeBaseBox(20, 10, 5)), [0, 0]);
  expect(placed(pen.hLine(1).vLine(1).hLine(-1).close())).toEqual([
    [-10, -5],
    [10, 5],
  ]);
});

says('Elsewhere the drawing lands in the wrong place, without an error', () => {
  const middle = drawRectangle(0.1, 0.1).translate(0.5, 0.5);
  const heightOn = ({ faces: [face] }: Shape3D) =>
    face && (middle.sketchOnFace(face, 'bounds') as Sketch).wire.boundingBox.center[2];
  expect(heightOn(makeCylinder(5, 10))).toBeCloseTo(5);
  // On a sphere the drawing still lies on the face, but not in its middle, at height 0.
  expect(Math.abs(heightOn(makeSphere(5)) ?? 0)).toBeGreaterThan(1);
});

says('mostly not on the round walls of a loft or a sweep', () => {
  const circle = (origin: number) => sketchCircle(5, { origin });
  const lofted = () => circle(0).loftWith([circle(10), circle(20)]);
  for (const [body, works] of [
    [lofted(), false],
    [lofted().simplify(), true],
    [makeCylinder(5, 20), true],
  ] as const) {
    const wall = body.faces.find(({ geomType }) => geomType === 'CYLINDRE')!;
    const sketch = () => unitSquare().sketchOnFace(wall, 'original') as Sketch;
    if (works) expect(sketch().wire.length).toBeCloseTo(4);
    else expect(sketch).toThrow('Cylinder is not a function');
  }
});

says('original keeps mm and works on planes and some cylinders only', () => {
  const half = makeCylinder(5, 10).cut(makeBox([-9, -9, -1], [0, 9, 20]));
  const box = makeBox([0, 0, 0], [9, 9, 9]);
  const faces = [box, makeCylinder(5, 10), makeCylinder(5, 10).scale(2), half].map(({ faces }) =>
    faces.find(({ geomType }) => geomType === 'CYLINDRE' || faces.length === 6),
  ) as Face[];
  const lengths = faces.map((face) => {
    try {
      return (unitSquare().sketchOnFace(face, 'original') as Sketch).wire.length;
    } catch (error) {
      return (error as Error).message;
    }
  });
  for (const length of lengths.slice(0, 3)) expect(length).toBeCloseTo(4);
  expect(lengths[3]).toContain('Cylinder is not a function');
  expect(() => unitSquare().sketchOnFace(makeSphere(5).faces[0]!, 'original')).toThrow(
    'Only planar',
  );
});
