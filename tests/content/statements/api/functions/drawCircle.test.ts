import { drawCircle, drawSingleCircle, makeBaseBox, type Shape3D } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('An extruded circle therefore has two half walls.', () => {
  const wallsOf = (body: Shape3D) => body.faces.filter((face) => face.geomType === 'CYLINDRE');
  const rod = drawCircle(3).sketchOnPlane().extrude(10);
  expect(wallsOf(rod as Shape3D)).toHaveLength(2);
  expect(wallsOf(drawSingleCircle(3).sketchOnPlane().extrude(10) as Shape3D)).toHaveLength(1);
  // A cut merges the halves.
  expect(wallsOf(makeBaseBox(40, 40, 10).cut(rod as Shape3D))).toHaveLength(1);
});
