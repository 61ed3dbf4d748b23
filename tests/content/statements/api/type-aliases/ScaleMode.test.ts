import {
  drawRectangle,
  FaceFinder,
  FaceSketcher,
  makeBaseBox,
  makeBox,
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

says('draw with a FaceSketcher, which is right on every face', () => {
  const pen = new FaceSketcher(topOf(makeBaseBox(20, 10, 5)), [0, 0]);
  expect(placed(pen.hLine(1).vLine(1).hLine(-1).close())).toEqual([
    [-10, -5],
    [10, 5],
  ]);
});
