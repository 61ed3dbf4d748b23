import { drawRoundedRectangle, measureVolume, type Shape3D } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

const segments = (...sizes: Parameters<typeof drawRoundedRectangle>) =>
  drawRoundedRectangle(...sizes).blueprint.curves.length;

says('a closed Drawing of 4 segments, or up to 8 with round corners.', () => {
  expect([segments(20, 10), segments(20, 10, 2), segments(10, 20, 4.9)]).toEqual([4, 8, 8]);
  expect([segments(20, 10, 5), segments(20, 10, 7), segments(10, 20, 7)]).toEqual([6, 6, 6]);
  expect([segments(20, 10, 12), segments(10, 20, 10), segments(10, 20, 99)]).toEqual([4, 4, 4]);
});

says('Stay below half of the shorter side: larger ones become elliptic, or throw.', () => {
  const ellipse = (...[width, height, r]: [number, number, number]) => {
    const [rx, ry] = [Math.min(r, width / 2), Math.min(r, height / 2)];
    const plate = drawRoundedRectangle(width, height, r).sketchOnPlane().extrude(1) as Shape3D;
    expect(measureVolume(plate)).toBeCloseTo(width * height - (4 - Math.PI) * rx * ry, 5);
  };
  ellipse(20, 10, 7);
  ellipse(10, 20, 7);
  ellipse(20, 10, 99);
});

says('Negative ones may make a wrong figure, without an error.', () => {
  for (const [width, height, radius] of [
    [20, 10, -1],
    [20, 10, -5],
    [10, 20, -20],
  ] as const) {
    const box = drawRoundedRectangle(width, height, radius).boundingBox;
    expect(box.width).toBeCloseTo(width - 4 * radius, 4);
    expect(box.height).toBeCloseTo(height - 4 * radius, 4);
  }
  expect(() => drawRoundedRectangle(20, 10, { rx: -3, ry: -1 })).toThrow();
});

const sizesThatThrow =
  "half of the width of a rectangle that is higher than wide, or half of a square's side or more";

says(sizesThatThrow, () => {
  const draw = (...sizes: Parameters<typeof drawRoundedRectangle>) =>
    drawRoundedRectangle(...sizes);
  const throws: Parameters<typeof drawRoundedRectangle>[] = [
    [10, 20, 5],
    [6, 30, 3],
    [10, 10.01, 5],
    [10, 10, 5],
    [10, 10, 7],
    [10, 10, 50],
  ];
  for (const sizes of throws) expect(() => draw(...sizes)).toThrow('You need a previous curve');
  const works: Parameters<typeof drawRoundedRectangle>[] = [
    [20, 10, 5],
    [10, 9.99, 5],
    [10, 20, 4.99],
    [10, 20, 5.01],
  ];
  for (const sizes of works) expect(() => draw(...sizes)).not.toThrow();
});

says('draw it lying and turn it', () => {
  const { width, height } = drawRoundedRectangle(20, 10, 5).rotate(90).boundingBox;
  expect([width, height]).toEqual([expect.closeTo(10, 4), expect.closeTo(20, 4)]);
});
