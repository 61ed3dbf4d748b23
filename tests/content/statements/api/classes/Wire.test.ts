import {
  draw,
  drawCircle,
  drawRectangle,
  FaceFinder,
  makeBaseBox,
  makeCylinder,
  type Sketch,
  type Wire,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('In mm: positive mostly lies outside, negative inside.', () => {
  const square = (plane: 'XY' | 'YX') =>
    (drawRectangle(10, 10).sketchOnPlane(plane) as Sketch).wire;
  for (const plane of ['XY', 'YX'] as const) {
    expect(square(plane).offset2D(1).boundingBox.width).toBeCloseTo(12);
    expect(square(plane).offset2D(-1).boundingBox.width).toBeCloseTo(8);
  }
  // The rim of a hole may go either way. The direction can change from run to run.
  const drills = [-5, 0].flatMap((z) => [
    makeCylinder(5, 20, [0, 0, z]),
    (drawCircle(5).sketchOnPlane('XY', z) as Sketch).extrude(20),
  ]);
  const radii = drills.flatMap((drill) => {
    const drilled = makeBaseBox(40, 40, 10).cut(drill);
    return [0, 10].map((z) => {
      const face = new FaceFinder().inPlane('XY', z).find(drilled, { unique: true });
      const [rim] = face.innerWires();
      return Math.round(rim!.offset2D(1).length / (2 * Math.PI));
    });
  });
  expect([4, 6]).toEqual(expect.arrayContaining([...new Set(radii)]));
});

says('An open wire often gives a closed outline.', () => {
  const straight = (draw().hLine(10).done().sketchOnPlane() as Sketch).wire;
  expect(() => straight.offset2D(1)).toThrow();
  const corner = () => (draw().hLine(10).vLine(10).done().sketchOnPlane() as Sketch).wire;
  for (const distance of [1, -1]) {
    const outline = corner().offset2D(distance);
    expect(outline.isClosed).toBe(true);
    expect(outline.boundingBox.width).toBeCloseTo(12);
  }
});

says('How gaps at corners are filled: arc round, intersection sharp.', () => {
  const offset = (...settings: Parameters<Wire['offset2D']>) =>
    (drawRectangle(10, 10).sketchOnPlane() as Sketch).wire.offset2D(...settings).length;
  expect(offset(1)).toBeCloseTo(40 + 2 * Math.PI);
  expect(offset(1, 'arc')).toBeCloseTo(40 + 2 * Math.PI);
  expect(offset(1, 'intersection')).toBeCloseTo(48);
  expect(offset(-1, 'arc')).toBeCloseTo(32);
});

says('Narrow corners and curves may be wrong or throw.', () => {
  const sharp = (drawing: ReturnType<typeof drawRectangle>) =>
    (drawing.sketchOnPlane() as Sketch).wire.offset2D(1, 'intersection');
  const wedge = (height: number) => draw().lineTo([20, 0]).lineTo([20, height]).close();
  expect(sharp(wedge(4)).edges).toHaveLength(3);
  // The lost edges make no error.
  expect(sharp(wedge(1.5)).edges).toHaveLength(1);
  const dent = draw().hLine(10).sagittaArc(0, 6, 2).hLine(-10).close();
  expect(sharp(dent).edges).toHaveLength(1);
  const half = draw().halfEllipse(20, 0, 5).close();
  expect(() => sharp(half)).toThrow('Could not offset with a wire');
});
