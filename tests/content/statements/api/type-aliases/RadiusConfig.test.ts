import {
  drawRoundedRectangle,
  EdgeFinder,
  makeBox,
  measureVolume,
  type Edge,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('Edges that continue a taken one smoothly are mostly taken as well.', () => {
  const plate = () => (drawRoundedRectangle(30, 20, 4).sketchOnPlane() as Sketch).extrude(10);
  const side = () => new EdgeFinder().inPlane('XY', 10).containsPoint([0, 10, 10]);
  const rim = (e: EdgeFinder) => e.inPlane('XY', 10);
  for (const operation of ['fillet', 'chamfer'] as const) {
    const expected = measureVolume(plate()[operation](1, rim));
    expect(measureVolume(plate()) - expected).toBeGreaterThan(10);
    const finder = side();
    const byFunction = plate()[operation]((edge) => (finder.shouldKeep(edge) ? 1 : null));
    const byObject = plate()[operation]({ filter: side(), radius: 1 });
    for (const body of [byFunction, byObject]) expect(measureVolume(body)).toBeCloseTo(expected, 3);
  }
  // The foot of a block continues as the rim of a pocket, which is not taken.
  const steps = makeBox([0, 0, -5], [20, 20, 0])
    .fuse(makeBox([0, 10, 0], [10, 20, 10]))
    .cut(makeBox([10, 10, -3], [20, 20, 5]));
  const isOnLine = (edge: Edge) =>
    [edge.startPoint, edge.endPoint].every(({ y, z }) => Math.hypot(y - 10, z) < 1e-6);
  expect(steps.edges.filter(isOnLine)).toHaveLength(2);
  const filleted = steps.fillet((edge) => (isOnLine(edge) && edge.pointAt(0.5).x < 10 ? 1 : null));
  const foot = (1 - Math.PI / 4) * 10;
  expect(measureVolume(filleted) - measureVolume(steps)).toBeCloseTo(foot, 3);
});
