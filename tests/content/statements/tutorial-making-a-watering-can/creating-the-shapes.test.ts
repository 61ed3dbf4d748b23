import {
  draw,
  drawCircle,
  makeCylinder,
  makePlane,
  measureVolume,
  type Shape3D,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const tilted = () => makeCylinder(8, 95).rotate(40, [0, 0, 0], [0, 1, 0]);
const spout = () => tilted().translate(12, 0, 22);
const profile = () =>
  draw().hLine(44).sagittaArcTo([30, 72], -3).customCorner(6).lineTo([17, 88]).hLineTo(0).close();
const body = () => (profile().sketchOnPlane('XZ') as Sketch).revolve();
const byExtrusion = () => {
  const plane = makePlane('XY').pivot(40, 'Y').translate(12, 0, 22);
  return (drawCircle(8).sketchOnPlane(plane) as Sketch).extrude(95);
};

says('It leans towards positive x.', () => {
  expect(tilted().boundingBox.center[0]).toBeGreaterThan(20);
});

says('If you move first, the turn swings the cylinder around the origin in a wide arc.', () => {
  const movedFirst = makeCylinder(8, 95).translate(12, 0, 22).rotate(40, [0, 0, 0], [0, 1, 0]);
  expect(movedFirst.boundingBox.center[0] - spout().boundingBox.center[0]).toBeGreaterThan(10);
});

says('The lower end of the spout stays inside the body.', () => {
  const outside = spout().cut(body());
  expect(outside.boundingBox.bounds[0][2]).toBeGreaterThan(spout().boundingBox.bounds[0][2] + 8);
});

says('Both give the same spout.', () => {
  expect(measureVolume(byExtrusion())).toBeCloseTo(measureVolume(spout()));
  expect(measureVolume(byExtrusion().cut(spout()))).toBeCloseTo(0);
});

says('its tube has two side faces where the cylinder has one', () => {
  const sides = (shape: Shape3D) => shape.faces.filter((face) => face.geomType === 'CYLINDRE');
  expect(sides(byExtrusion())).toHaveLength(2);
  expect(sides(spout())).toHaveLength(1);
});

says('Moving a shape uses it up, too.', () => {
  const cylinder = makeCylinder(8, 95);
  cylinder.rotate(40);
  expect(() => cylinder.rotate(40)).toThrow('This object has been deleted');
});

says('The body is a flat disc with no volume.', () => {
  const disc = (profile().sketchOnPlane('XY') as Sketch).revolve();
  const [min, max] = disc.boundingBox.bounds;
  expect(max[2] - min[2]).toBeCloseTo(0, 3);
  expect(measureVolume(disc)).toBeCloseTo(0);
});
