import { drawRectangle, FaceFinder, makePlaneFromFace, type Shape3D } from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('[0, 0]: for a flat face, a corner of a rectangle around it', () => {
  const originOf = (angle: number) => {
    const block = drawRectangle(20, 10).rotate(angle).sketchOnPlane().extrude(5) as Shape3D;
    const top = new FaceFinder().inPlane('XY', 5).find(block, { unique: true });
    return makePlaneFromFace(top).origin.toTuple().map(toWhole);
  };
  expect([originOf(0), originOf(90)]).toEqual([
    [-10, -5, 5],
    [-5, -10, 5],
  ]);
  // A turned rectangle does not reach the corner.
  expect(originOf(30)).toEqual([-11, -9, 5]);
});
