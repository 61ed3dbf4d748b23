import { draw, drawRectangle, FaceFinder, makeBaseBox, makeCylinder, type Sketch } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('at a distance in mm, positive mostly outside.', () => {
  const square = (plane: 'XY' | 'YX') =>
    (drawRectangle(10, 10).sketchOnPlane(plane) as Sketch).wire;
  for (const plane of ['XY', 'YX'] as const) {
    expect(square(plane).offset2D(1).boundingBox.width).toBeCloseTo(12);
    expect(square(plane).offset2D(-1).boundingBox.width).toBeCloseTo(8);
  }
  const drilled = makeBaseBox(40, 40, 10).cut(makeCylinder(5, 20, [0, 0, -5]));
  const top = new FaceFinder().inPlane('XY', 10).find(drilled, { unique: true });
  const [rim] = top.innerWires();
  expect(rim!.offset2D(1).length).toBeCloseTo(8 * Math.PI);
});

says('Around an open wire it is a closed outline.', () => {
  const corner = () => (draw().hLine(10).vLine(10).done().sketchOnPlane() as Sketch).wire;
  for (const distance of [1, -1]) {
    const outline = corner().offset2D(distance);
    expect(outline.isClosed).toBe(true);
    expect(outline.boundingBox.width).toBeCloseTo(12);
  }
});
