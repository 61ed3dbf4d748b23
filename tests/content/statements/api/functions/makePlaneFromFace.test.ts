import {
  drawRectangle,
  FaceFinder,
  makePlaneFromFace,
  sketchRectangle,
  type Shape3D,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('[0, 0]: for most flat faces, a corner of a rectangle around it', () => {
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
  // On a wall that widens, it is an end of the shorter edge.
  const funnel = sketchRectangle(10, 10).loftWith(sketchRectangle(20, 20, { origin: 5 }));
  const wall = new FaceFinder().containsPoint([0, -7.5, 2.5]).find(funnel, { unique: true });
  expect(makePlaneFromFace(wall).origin.toTuple().map(toWhole)).toEqual([-5, -5, 0]);
});
