import {
  makeLine,
  makePolygon,
  measureVolume,
  revolution,
  sketchCircle,
  type Face,
  type Point,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('How far, in degrees, up to 360.', () => {
  const volume = (angle: number): number => {
    const corners: [number, number, number][] = [
      [2, 0, 0],
      [4, 0, 0],
      [4, 0, 3],
      [2, 0, 3],
    ];
    return measureVolume(revolution(makePolygon(corners), [0, 0, 0], [0, 0, 1], angle));
  };
  expect(volume(360)).toBeCloseTo(36 * Math.PI, 3);
  expect(volume(400)).toBeCloseTo(volume(40), 6);
  expect(volume(361)).toBeCloseTo(volume(360) / 360, 4);
});

says(
  'It should lie on one side of the axis: otherwise it throws, or the body may be wrong.',
  () => {
    const disc = (): Face => sketchCircle(5).face();
    expect(() => revolution(disc(), [1, 2, 0], [0, 1, 0])).toThrow();
    expect(() => revolution(disc(), [1, 2, 0], [1, 1, 0], 90)).toThrow();
    // Axes that intersect the face but do not lie in its plane.
    expect(measureVolume(revolution(disc()))).toBeCloseTo(0, 6);
    expect(() => revolution(disc(), [1, 2, 0], [0, 1, 1])).not.toThrow();
  },
);

says('for example, it gets an edge beside the axis instead of a face.', () => {
  const revolve = (start: Point, end: Point) => () =>
    revolution(makeLine(start, end) as unknown as Face);
  const message = 'Could not revolve to a 3d shape';
  expect(revolve([5, 0, 0], [5, 0, 9])).toThrow(message);
  expect(revolve([1, 0, 0], [5, 0, 0])).toThrow(message);
  // Edges on the axis or across it fail in other ways.
  expect(revolve([0, 0, 0], [0, 0, 9])).not.toThrow(message);
  expect(revolve([0, 0, 0], [0, 0, 9])).toThrow('it is null');
  expect(revolve([-5, 0, 0], [5, 0, 0])).toThrow();
});
