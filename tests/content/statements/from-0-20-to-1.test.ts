import {
  drawCircle,
  EdgeFinder,
  getOC,
  makeBaseBox,
  makeCylinder,
  makeDirection,
  makePlane,
  measureVolume,
  type Point,
  revolution,
  type Shape3D,
  type Sketch,
  sketchCircle,
} from 'replicad';
import { expect } from 'vitest';
import { reviewedDifferences } from '../../../plugins/docusaurus/api-reference/releases/reviewedDifferences';
import { modelFiles } from '../../../plugins/docusaurus/models/modelFiles';
import { statementsOf } from '../../support/statements';

const says = statementsOf(import.meta.url);

/** Models of guide pages with a different outcome in the later version. */
const different = Object.entries(reviewedDifferences()).filter(([name]) =>
  modelFiles().some((model) => model.name === name),
);

says('All other models of this site that build here build the same solid in 1.1.0.', () => {
  const changed = different
    .filter(([, { thrown, output }]) => thrown?.[0] === null || (!thrown && !output))
    .map(([name]) => name);
  const readers = modelFiles()
    .filter(({ code }) => code.includes('importSTL('))
    .map(({ name }) => name);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter((name) => !readers.includes(name))).toEqual([]);
});

says('many classes of the kernel that getOC returns have numbered names', () => {
  const kernel = getOC() as unknown as Readonly<Record<string, unknown>>;
  for (const name of ['gp_Pnt_3', 'gp_Pnt_1', 'BRepCheck_Analyzer'])
    expect(kernel[name]).toBeTypeOf('function');
  expect(kernel).not.toHaveProperty('BRepCheck_Analyzer_1');
});

says('In 0.20 finders and pivot take a name, and few others.', () => {
  const name = 'Y' as unknown as Point;
  const box = () => makeBaseBox(2, 3, 4);
  for (const turn of [
    () => box().rotate(90, [0, 0, 0], name),
    () => makeCylinder(1, 2, [0, 0, 0], name),
    () => revolution(sketchCircle(1, { origin: [5, 0, 0] }).face(), [0, 0, 0], name),
  ])
    expect(turn).toThrow();
  expect(makeDirection('Y')).toEqual([0, 1, 0]);
  expect(new EdgeFinder().inDirection('Y').find(box())).toHaveLength(4);
  expect(makePlane('XY').pivot(90, 'Y').zDir.x).toBeCloseTo(1);
});

says('In 0.20 it silently ignores the angle and makes a full turn.', () => {
  for (const config of [{ origin: [0, 0, 0], angle: 90 }, { angle: 90 }, 90] as const) {
    const ring = drawCircle(1).translate(5, 0).sketchOnPlane('XZ') as Sketch;
    const revolve = ring.revolve.bind(ring) as (axis: Point, config: unknown) => Shape3D;
    expect(measureVolume(revolve([0, 0, 1], config))).toBeCloseTo(10 * Math.PI ** 2);
  }
});
