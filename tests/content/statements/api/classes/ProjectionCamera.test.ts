import { makeBox, ProjectionCamera, type Point } from 'replicad';
import { expect } from 'vitest';
import { statementsOf, toWhole } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('Chooses a horizontal x axis.', () => {
  for (const direction of [
    [1, 0, 0],
    [1, 2, 3],
    [3, -4, -1],
    [0, 0, 1],
  ] as Point[]) {
    const camera = new ProjectionCamera([0, 0, 0], direction, [0, 5, 1]);
    camera.autoAxes();
    expect(camera.xAxis.z).toBeCloseTo(0);
  }
});

says('Turns the camera towards a point or a shape, with z up.', () => {
  const box = makeBox([20, 30, 0], [30, 40, 10]);
  for (const target of [box, [25, 35, 5] as Point]) {
    const camera = new ProjectionCamera([25, -50, 5]).lookAt(target);
    expect(camera.direction.toTuple().map(toWhole)).toEqual([0, -1, 0]);
    expect(camera.yAxis.toTuple().map(toWhole)).toEqual([0, 0, 1]);
  }
});

says('From straight above or below the picture may be turned.', () => {
  const box = makeBox([0, 0, 0], [10, 10, 10]);
  for (const z of [50, -50]) {
    expect(new ProjectionCamera([5, 5, z]).lookAt(box).yAxis.y).toBeLessThan(0.9);
    expect(new ProjectionCamera([0, 0, z]).lookAt([0, 0, 0] as Point).yAxis.y).toBeCloseTo(1);
  }
});
