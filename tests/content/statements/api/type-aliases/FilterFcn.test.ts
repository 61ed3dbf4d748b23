import {
  CornerFinder,
  drawRectangle,
  EdgeFinder,
  FaceFinder,
  makeBezierCurve,
  makeCylinder,
  makeSphere,
  type Sketch,
  type Vector,
} from 'replicad';
import { expect, vi } from 'vitest';
import { statementsOf, toWhole } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('element is the edge or face.', () => {
  const kinds = new Set<string>();
  for (const finder of [new EdgeFinder(), new FaceFinder()])
    finder
      .when(({ element }) => kinds.add(element.constructor.name).size > 0)
      .find(makeCylinder(5, 10));
  expect([...kinds]).toEqual(['Edge', 'Face']);
  expect('when' in CornerFinder.prototype).toBe(false);
});

says('the direction, of length 1, at the start of an edge', () => {
  const seen: (Vector | null)[] = [];
  const rims = new EdgeFinder().ofCurveType('CIRCLE').when(({ normal }) => seen.push(normal) > 0);
  rims.find(makeCylinder(5, 10));
  expect(seen.map((normal) => normal?.toTuple().map(toWhole))).toEqual([
    [0, 1, 0],
    [0, 1, 0],
  ]);
});

says('The normal may have any length, unless the type of the face is PLANE', () => {
  const lengths: (number | undefined)[] = [];
  new FaceFinder()
    .ofSurfaceType('CYLINDRE')
    .when(({ normal }) => lengths.push(normal?.Length) > 0)
    .find(makeCylinder(5, 10));
  expect(lengths[0]).toBeCloseTo(5);
  const [bottom, top] = [10, 5].map((size, index) =>
    drawRectangle(size, size).sketchOnPlane('XY', index * 10),
  ) as [Sketch, Sketch];
  const walls = bottom.loftWith(top).faces.filter((face) => face.geomType !== 'PLANE');
  // The walls are flat, but they are splines to the kernel.
  for (const wall of walls) expect(wall.normalAt().Length).toBeCloseTo(7.73, 1);
  expect(walls).toHaveLength(4);
});

says('It may be null if there is none', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const seen: (Vector | null)[] = [];
  const still = makeBezierCurve([
    [0, 0, 0],
    [0, 0, 0],
    [5, 5, 0],
    [10, 0, 0],
  ]);
  new EdgeFinder().when(({ normal }) => seen.push(normal) > 0).find(still);
  expect(seen).toEqual([null]);
  // The edges at the poles of a ball have no length, but the kernel invents a direction.
  const poles: (Vector | null)[] = [];
  new EdgeFinder()
    .when(({ element, normal }) => element.length < 0.001 && poles.push(normal) > 0)
    .find(makeSphere(5));
  expect(poles.map((normal) => normal && toWhole(normal.Length))).toEqual([1, 1]);
});
