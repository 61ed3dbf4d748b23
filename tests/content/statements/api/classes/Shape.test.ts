import {
  draw,
  drawCircle,
  makeBaseBox,
  makeCylinder,
  makeEllipsoid,
  makeSphere,
  sketchCircle,
  type AnyShape,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

/** Largest distance between the box and the mesh of a shape, in mm. */
function loosenessOf(shape: AnyShape): number {
  const [min, max] = shape.boundingBox.bounds;
  const { vertices } = shape.mesh({ tolerance: 0.02, angularTolerance: 0.3 });
  return Math.max(
    ...([0, 1, 2] as const).flatMap((axis) => {
      const places = vertices.filter((_, index) => index % 3 === axis);
      const [low, high] = places.reduce(
        ([a, b], value) => [Math.min(a, value), Math.max(b, value)],
        [Infinity, -Infinity],
      );
      return [low - min[axis], max[axis] - high];
    }),
  );
}

const coneOnXZ = (): Sketch =>
  draw().hLine(5).lineTo([2, 10]).hLineTo(0).close().sketchOnPlane('XZ') as Sketch;

says('It fits flat faces, cylinders, cones and spheres.', () => {
  for (const shape of [
    makeBaseBox(10, 5, 3).rotate(20, [0, 0, 0], [1, 2, 3]),
    makeCylinder(5, 10).rotate(30, [0, 0, 0], [1, 1, 0]),
    coneOnXZ().revolve().rotate(30, [0, 0, 0], [1, 0, 0]),
    makeSphere(10).rotate(30, [0, 0, 0], [1, 1, 0]),
  ]) {
    expect(loosenessOf(shape)).toBeLessThan(0.1);
  }
});

says('Around ellipsoids, tori, splines, smooth lofts and sweeps it is loose', () => {
  const torus = drawCircle(3).translate(10, 0).sketchOnPlane('XZ') as Sketch;
  const spline = draw().cubicBezierCurveTo([20, 0], [0, 20], [20, 20]).close();
  const sections = [sketchCircle(8, { origin: 10 }), sketchCircle(3, { origin: 20 })];
  for (const shape of [
    makeEllipsoid(10, 5, 3),
    torus.revolve(),
    (spline.sketchOnPlane() as Sketch).extrude(2),
    sketchCircle(5).loftWith(sections, { ruled: false }),
  ]) {
    expect(loosenessOf(shape)).toBeGreaterThan(1);
  }
});
