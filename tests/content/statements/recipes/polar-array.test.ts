import { drawCircle, measureVolume, type Drawing, type Shape3D } from 'replicad';
import { expect } from 'vitest';
import { runChanged, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

says(
  'Rotating uses a shape up, so without clone only the first round of the loop would work.',
  async () => {
    const withoutClone = runChanged('recipes/polar-array/full-turn', null, ['.clone()', '']);
    await expect(withoutClone).rejects.toThrow(/deleted|used up/i);
  },
);

says('version 0.20 returns the outline several times over', () => {
  const holes = Array.from({ length: 4 }, (_, index) =>
    drawCircle(5)
      .translate(18, 0)
      .rotate(index * 90),
  );
  const disc = drawCircle(28);
  const volumeOf = (drawing: Drawing) =>
    measureVolume(drawing.sketchOnPlane('XY').extrude(1) as Shape3D);
  const oneByOne = holes.reduce((left, hole) => left.cut(hole), disc);
  const atOnce = disc.cut(holes.reduce((all, hole) => all.fuse(hole)));
  expect(volumeOf(oneByOne)).toBeCloseTo(Math.PI * (28 * 28 - 4 * 25), 1);
  expect(volumeOf(atOnce)).toBeGreaterThan(volumeOf(oneByOne) * 2);
});

says('A Drawing is never used up, so there is nothing to clone', () => {
  const circle = drawCircle(5).translate(18, 0);
  circle.rotate(10);
  expect(circle.rotate(10).boundingBox.center[0]).toBeGreaterThan(15);
});

says('All copies are in the same place. Often the shape is on the axis.', async () => {
  // A box is not round, and its copies are turned, but they are in the same place.
  const { parts } = await runChanged('recipes/polar-array/full-turn', null, [
    '.translateX(24)',
    '',
  ]);
  expect(parts.length).toBeGreaterThan(1);
  for (const { facts } of parts)
    for (const axis of [0, 1])
      expect((facts.box.min[axis] ?? 1) + (facts.box.max[axis] ?? 1)).toBeCloseTo(0, 3);
});

says('A part of a turn needs two copies or more.', async () => {
  const turned = (count: number, angle: number) =>
    runChanged('recipes/polar-array/part-of-a-turn', null, [
      '4, { angle: 90 }',
      `${count}, { angle: ${angle} }`,
    ]);
  for (const angle of [90, -90]) await expect(turned(1, angle)).rejects.toThrow();
  expect((await turned(2, 90)).facts.box.max[1]).toBeCloseTo(36, 3);
  expect((await turned(1, 360)).facts.box.max[0]).toBeCloseTo(36, 3);
});
