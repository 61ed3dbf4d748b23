import {
  draw,
  drawCircle,
  drawRectangle,
  FaceFinder,
  lookFromPlane,
  makeCylinder,
  makePlane,
  makePlaneFromFace,
  measureArea,
  type Drawing,
  type Face,
  type PlaneName,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../../support/statements';

const says = statementsOf(import.meta.url);

says('on a plane that is already tilted, "X" is still the x of the world', () => {
  const turned = makePlane('XZ').pivot(90, 'Z');
  expect(turned.zDir.toTuple().map(toWhole).map(Math.abs)).toEqual([1, 0, 0]);
  const tilted = makePlane('XY').pivot(90, 'Y').pivot(90, 'X');
  expect(tilted.zDir.x).toBeCloseTo(1);
});

says('The order of pivot and translate does not matter', () => {
  const before = makePlane('XY').pivot(20, 'X').translateY(25);
  const after = makePlane('XY').translateY(25).pivot(20, 'X');
  expect(before.origin.toTuple()).toEqual(after.origin.toTuple());
  expect(before.zDir.toTuple()).toEqual(after.zDir.toTuple());
});

says('sketchOnPlane(makePlane("XY"), 5) stays at z = 0', () => {
  const heightOf = (sketch: Sketch) => sketch.extrude(2).boundingBox.bounds[1][2];
  const plane = makePlane('XY') as unknown as PlaneName; // The types forbid this, but JavaScript allows it.
  expect(heightOf(drawCircle(5).sketchOnPlane(plane, 5) as Sketch)).toBeCloseTo(2);
  expect(heightOf(drawCircle(5).sketchOnPlane('XY', 5) as Sketch)).toBeCloseTo(7);
});

says('a place in a rectangle around the face, from 0 to 1 in both directions', () => {
  const blob = draw()
    .smoothSpline(20, 10, { endTangent: [0, 1] })
    .smoothSpline(-20, 0, { endTangent: [-1, 0] })
    .close();
  const solid = (blob.sketchOnPlane('XY') as Sketch).extrude(5);
  const top = new FaceFinder().inPlane('XY', 5).find(solid, { unique: true });
  const highest = Math.max(...top.edges.map((edge) => edge.pointAt(0.7).y));
  expect(highest).toBeLessThan(12.3);
  expect(makePlaneFromFace(top, [1, 1]).origin.toTuple().map(toWhole)).toEqual([20, 15, 5]);
});

says('So [0.5, 0.5] is the middle of that rectangle', () => {
  const corner = draw().hLine(40).vLine(10).hLine(-30).vLine(30).hLine(-10).close();
  const solid = (corner.sketchOnPlane('XY') as Sketch).extrude(5);
  const top = new FaceFinder().inPlane('XY', 5).find(solid, { unique: true });
  const { origin } = makePlaneFromFace(top, [0.5, 0.5]);
  expect(origin.toTuple().map(toWhole)).toEqual([20, 20, 5]);
  expect(top.center.x).toBeLessThan(15);
});

says('An operation such as cut left nothing of the drawing.', () => {
  const square = drawRectangle(5, 5);
  for (const nothing of [square.cut(drawRectangle(9, 9)), square.offset(-9)])
    expect(() => nothing.sketchOnPlane()).toThrow('Trying to sketch an empty drawing');
});

says('You can extrude and revolve both, and neither has sweepSketch.', () => {
  const holeAt = (x: number) => drawCircle(2).translate(x, 0);
  const one = drawRectangle(40, 20).cut(holeAt(-10));
  for (const drawing of [one, one.cut(holeAt(10))]) {
    const upright = drawing.translate(50, 0).sketchOnPlane('XZ');
    expect(upright).toHaveProperty('extrude');
    expect(upright).toHaveProperty('revolve');
    expect(upright).not.toHaveProperty('sweepSketch');
  }
});

says('Sketches has no loftWith and no face.', () => {
  const group = drawCircle(9).cut(drawCircle(5)).sketchOnPlane();
  for (const missing of ['loftWith', 'sweepSketch', 'face'])
    expect(group).not.toHaveProperty(missing);
  expect(draw().hLine(4).vLine(4).close().sketchOnPlane()).toHaveProperty('loftWith');
});

says('drawProjection uses the same names for other directions.', () => {
  for (const name of ['front', 'back', 'left', 'right', 'top', 'bottom'] as const) {
    const view = lookFromPlane(name).direction.toTuple().map(toWhole);
    expect(view, name).not.toEqual(makePlane(name).zDir.toTuple().map(toWhole));
  }
});

says('sketchOnFace can also wrap a drawing around a cylinder', () => {
  const [wall] = new FaceFinder().ofSurfaceType('CYLINDRE').find(makeCylinder(10, 30));
  if (!wall) throw new Error('A cylinder has a wall.');
  const label = drawRectangle(5, 8).translate(20, 10).sketchOnFace(wall, 'original') as Sketch;
  expect(measureArea(label.face())).toBeCloseTo(5 * 8, 3);
  expect(label.face().geomType).toBe('CYLINDRE');
});

says('"original" keeps your millimetres and works on most flat faces and cylinders.', () => {
  const mark = (face: Face | undefined) => {
    if (!face) throw new Error('The shape has this face.');
    return measureArea((drawRectangle(3, 2).sketchOnFace(face, 'original') as Sketch).face());
  };
  const sketchAt = (drawing: Drawing, height: number) =>
    drawing.sketchOnPlane('XY', height) as Sketch;
  const loft = (below: Drawing, above: Drawing) => sketchAt(below, 0).loftWith(sketchAt(above, 20));
  for (const face of makeCylinder(10, 30).faces) expect(mark(face)).toBeCloseTo(6);
  const round = loft(drawCircle(5), drawCircle(5)).faces;
  expect(() => mark(round.find(({ geomType }) => geomType === 'CYLINDRE'))).toThrow();
  // The sides of this one are flat.
  expect(() => mark(loft(drawRectangle(20, 20), drawRectangle(9, 9)).faces[0])).toThrow('planar');
});
