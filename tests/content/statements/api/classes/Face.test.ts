import { draw, makeCylinder, makeSphere, type Drawing, type Face, type Sketch } from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('but not of one that meets the seam of a round face.', () => {
  const holesTowards = (x: number): number => {
    const drill = makeCylinder(3, 40, [0, 0, 15], [x, 0, 0]);
    const { faces } = makeCylinder(10, 30).cut(drill);
    const wall = faces.find((face) => face.UVBounds.vMax > 20)!;
    return wall.innerWires().length;
  };
  expect([1, -1].map(holesTowards)).toEqual([0, 1]);
  // The seam of a ball ends at its poles.
  const ballHoles = (direction: [number, number, number]): number => {
    const { faces } = makeSphere(10).cut(makeCylinder(3, 30, [0, 0, 0], direction));
    return faces.find((face) => face.geomType === 'SPHERE')!.innerWires().length;
  };
  expect([ballHoles([0, 0, 1]), ballHoles([-1, 0, 0])]).toEqual([0, 1]);
});

says('It may be larger than the face.', () => {
  const heights = (drawing: Drawing): readonly number[] => {
    const face = (drawing.sketchOnPlane() as Sketch).face();
    const { vMin, vMax } = face.UVBounds;
    face.mesh({ tolerance: 0.01, angularTolerance: 0.1 });
    const ys = face.triangulation()!.vertices.filter((_, index) => index % 3 === 1);
    return [vMax - vMin, Math.max(...ys) - Math.min(...ys)].map((height) => Math.round(height));
  };
  expect(heights(draw().cubicBezierCurveTo([20, 0], [0, 20], [20, 20]).close())).toEqual([20, 15]);
  expect(heights(draw().hLine(20).vLine(15).close())).toEqual([15, 15]);
});

says('The centre of its area. On a face with splines it may be off.', () => {
  const outline = draw().cubicBezierCurveTo([1, 0], [0, 60], [1, 60]).close();
  const { faces } = (outline.sketchOnPlane() as Sketch).extrude(5);
  const wall = faces.find((face) => face.geomType !== 'PLANE')!;
  // The centre of 100,000 chords of the curve is at y = 22.51.
  expect(wall.center.y).toBeLessThan(21.5);
  const [side] = makeCylinder(5, 10).faces as [Face];
  expect(side.center.toTuple().map(toWhole)).toEqual([0, 0, 5]);
});
