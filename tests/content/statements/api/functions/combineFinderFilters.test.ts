import {
  combineFinderFilters,
  drawRoundedRectangle,
  EdgeFinder,
  makeBox,
  measureVolume,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

/** The cast is needed because the declared parameter type does not accept an `EdgeFinder`. */
const combine = (...filters: { filter: EdgeFinder; radius: number }[]) =>
  combineFinderFilters(filters as unknown as Parameters<typeof combineFinderFilters>[0]);
const rounded = (radius: number | ((edge: unknown) => unknown)) =>
  measureVolume(makeBox([0, 0, 0], [10, 10, 10]).fillet(radius as number));

says('Each edge gets the radius of the first finder that keeps it.', () => {
  const upright = () => ({ filter: new EdgeFinder().inDirection('Z'), radius: 1 });
  const all = () => ({ filter: new EdgeFinder(), radius: 2 });
  const [allFirst] = combine(all(), upright());
  const [uprightFirst] = combine(upright(), all());
  expect(rounded(allFirst)).toBeCloseTo(rounded(2));
  expect(rounded(uprightFirst)).toBeGreaterThan(rounded(2) + 10);
});

says('Edges that continue each other smoothly may get another one.', () => {
  const plate = () => (drawRoundedRectangle(30, 20, 5).sketchOnPlane() as Sketch).extrude(10);
  const [radiusOf] = combine(
    { filter: new EdgeFinder().inPlane('XY', 10).ofCurveType('LINE'), radius: 2 },
    { filter: new EdgeFinder().inPlane('XY', 10), radius: 1 },
  );
  const chamfered = plate().chamfer(radiusOf as unknown as number);
  // The arcs get the distance of the lines.
  const rim = (e: EdgeFinder) => e.inPlane('XY', 10);
  expect(measureVolume(chamfered)).toBeCloseTo(measureVolume(plate().chamfer(2, rim)), 3);
});

says('After that, every edge gets the first radius.', () => {
  const [radiusOf, cleanUp] = combine(
    { filter: new EdgeFinder().inPlane('XY', 10), radius: 2 },
    { filter: new EdgeFinder().inDirection('Z'), radius: 1 },
  );
  expect(rounded(radiusOf)).toBeGreaterThan(rounded(2) + 10);
  cleanUp();
  expect(rounded(radiusOf)).toBeCloseTo(rounded(2));
});
