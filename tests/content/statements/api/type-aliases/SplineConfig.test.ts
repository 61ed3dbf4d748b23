import {
  draw,
  Sketcher,
  type PlaneName,
  type Point,
  type Sketch,
  type SplineConfig,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('symmetric: the opposite of the direction at the start', () => {
  const [curve] = draw()
    .smoothSpline(10, 10, { startTangent: [3, 7], endTangent: 'symmetric' })
    .done().blueprint.curves;
  const [start, end] = [curve?.tangentAt(0), curve?.tangentAt(1)];
  expect(end?.[0]).toBeCloseTo(-(start?.[0] ?? 0));
  expect(end?.[1]).toBeCloseTo(-(start?.[1] ?? 0));
});

says('An endTangent left out is [1, 0].', () => {
  const ends = (config: SplineConfig) => {
    const [curve] = draw().smoothSpline(3, 10, config).done().blueprint.curves;
    return curve!.tangentAt(1);
  };
  for (const config of [{ startTangent: 90 }, { endFactor: 3 }, { endFactor: -1 }])
    expect(ends(config)).toEqual(ends({ ...config, endTangent: [1, 0] }));
  const [x, y] = ends({});
  expect(x).toBeGreaterThan(0);
  expect(y).toBeCloseTo(0);
});

says('In a Sketcher the directions may be wrong, silently: draw with draw.', () => {
  const leaves = (plane: PlaneName, origin: Point | number) => {
    const config = { startTangent: 90, endTangent: 0 };
    const { wire } = new Sketcher(plane, origin).smoothSplineTo([20, 0], config).done();
    return wire.tangentAt(0).normalize().toTuple().map(toWhole);
  };
  expect([leaves('XY', 0), leaves('XZ', 0)]).toEqual([
    [0, 1, 0],
    [0, 0, 1],
  ]);
  expect([leaves('XY', 10), leaves('XZ', 10), leaves('XY', [10, 0, 0])]).toEqual([
    [0, 0, 1],
    [0, -1, 0],
    [1, 0, 0],
  ]);
  const drawn = draw().smoothSplineTo([20, 0], { startTangent: 90 }).done();
  const { wire } = drawn.sketchOnPlane('XY', [10, 0, 10]) as Sketch;
  expect(wire.tangentAt(0).normalize().toTuple().map(toWhole)).toEqual([0, 1, 0]);
});
