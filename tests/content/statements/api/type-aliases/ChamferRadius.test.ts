import {
  drawEllipse,
  EdgeFinder,
  FaceFinder,
  makeCylinder,
  makeVertex,
  measureDistanceBetween,
  makeBaseBox,
  type ChamferRadius,
  type FaceFinder as Faces,
  type Shape3D,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says(
  'They need selectedFace: it finds the one face that the first distance is measured on.',
  () => {
    const selectedFace = (f: Faces) => f.inPlane('XY', 20);
    const chamfered = (radius: object) =>
      makeBaseBox(20, 20, 20).chamfer(radius as ChamferRadius, (e: EdgeFinder) =>
        e.inPlane('XY', 20),
      );
    const topOf = (radius: object) =>
      new FaceFinder().inPlane('XY', 20).find(chamfered(radius), { unique: true }).boundingBox;
    expect(topOf({ distances: [1, 3], selectedFace }).width).toBeCloseTo(18);
    expect(topOf({ distance: 2, angle: 30, selectedFace }).width).toBeCloseTo(16);
    for (const radius of [{ distances: [1, 3] }, { distance: 2, angle: 30 }])
      expect(() => chamfered(radius)).toThrow(TypeError);
  },
);

says('A number cuts about the same distance in mm from both faces.', () => {
  /** The largest distances from the old rim to the new edges: on the top and on the wall. */
  const cutFrom = (body: Shape3D): readonly number[] => {
    const onTop = (e: EdgeFinder) => e.inPlane('XY', 6);
    const rims = onTop(new EdgeFinder()).find(body);
    const chamfered = body.chamfer(1, onTop);
    return [6, 5].map((height) => {
      const edges = chamfered.edges.filter((edge) =>
        [0, 0.3, 0.8].every((at) => Math.abs(edge.pointAt(at).z - height) < 0.02),
      );
      const points = edges.flatMap((edge) => [0.3, 0.5, 0.7].map((at) => edge.pointAt(at)));
      return Math.max(
        ...points.map((point) =>
          Math.min(...rims.map((rim) => measureDistanceBetween(rim, makeVertex(point)))),
        ),
      );
    });
  };
  for (const distance of cutFrom(makeCylinder(5, 6))) expect(distance).toBeCloseTo(1, 3);
  const oval = (drawEllipse(10, 9).sketchOnPlane() as Sketch).extrude(6);
  const [top, wall] = cutFrom(oval);
  expect(top).toBeCloseTo(1.09, 1);
  expect(wall).toBeCloseTo(1, 1);
});
