import { makeBox, ProjectionCamera, type Point } from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

const upOf = (camera: ProjectionCamera) => camera.yAxis.toTuple().map(toWhole);

says('Seen from straight above or below, y is up.', () => {
  const up = ([x, y, z]: [number, number, number]) =>
    upOf(new ProjectionCamera([x, y, z]).lookAt([0, 0, 0] as Point));
  expect([up([0, 0, 50]), up([0, 0, -50])]).toEqual([
    [0, 1, 0],
    [0, 1, 0],
  ]);
  expect([up([50, 0, 0]), up([30, -40, 0])]).toEqual([
    [0, 0, 1],
    [0, 0, 1],
  ]);
});

says('Turns the camera towards a point or the centre of a bounding box', () => {
  const box = makeBox([0, 0, 0], [10, 10, 10]);
  const camera = new ProjectionCamera([5, -50, 5]);
  expect(camera.lookAt(box).direction.toTuple().map(toWhole)).toEqual([0, -1, 0]);
  expect(
    camera
      .lookAt([5, 50, 5] as Point)
      .direction.toTuple()
      .map(toWhole),
  ).toEqual([0, -1, 0]);
});
