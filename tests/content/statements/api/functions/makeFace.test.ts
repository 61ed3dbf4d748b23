import {
  assembleWire,
  drawCircle,
  makeBox,
  makeCylinder,
  makeFace,
  makePolygon,
  makeSphere,
  makeThreePointArc,
  measureArea,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('An open wire can make a face of the wrong area.', () => {
  const halfCircle = assembleWire([makeThreePointArc([-5, 0, 0], [0, 5, 0], [5, 0, 0])]);
  expect(measureArea(makeFace(halfCircle))).toBeLessThan(0);
});

says('A closed wire: flat, or around a face. Some curved faces throw.', () => {
  const [wall, top] = makeCylinder(5, 10).faces;
  const [ball] = makeSphere(5).cut(makeBox([-9, -9, 2], [9, 9, 9])).faces;
  for (const face of [wall!, top!, ball!]) {
    const again = makeFace(face.clone().outerWire());
    expect(again.geomType).toBe(face.geomType);
    expect(measureArea(again)).toBeCloseTo(measureArea(face), 6);
  }
  const drilled = makeBox([0, 0, 0], [20, 20, 5]).cut(makeCylinder(3, 5, [10, 10, 0]));
  const [, torus] = drawCircle(2).translate(10, 0).sketchOnPlane('XZ').revolve().faces;
  const [hole] = drilled.faces.filter(({ geomType }) => geomType === 'CYLINDRE');
  for (const face of [hole!, torus!]) {
    expect(() => makeFace(face.clone().outerWire())).toThrow('Failed to build the face');
  }
});

says('the kernel finds no face for the wire, for example because it is not flat', () => {
  const saddle = [
    [0, 0, 0],
    [10, 0, 0],
    [10, 10, 5],
    [0, 10, 0],
  ] satisfies [number, number, number][];
  expect(() => makePolygon(saddle)).toThrow('Failed to build the face');
  // A wire that is not flat, but fits a round wall.
  const [wall] = makeCylinder(5, 10).faces;
  if (!wall) throw new Error('The cylinder has no wall.');
  expect(measureArea(makeFace(wall.clone().outerWire()))).toBeCloseTo(100 * Math.PI, 4);
});
