import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { runChanged, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const bottle = 'examples/occt-bottle';

says('in about forty lines of JavaScript', () => {
  const [, main = ''] = readFileSync(`models/${bottle}.js`, 'utf8').split('/** @param');
  const lines = main.split('\n').filter((line) => line.trim() !== '');
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.length).toBeLessThan(50);
});

says('a wall of 2.4 mm still works. One of 3 mm is too much', async () => {
  const withWall = (wall: number) =>
    runChanged(bottle, null, ['.shell(thickness / 50,', `.shell(${wall},`]);
  expect((await withWall(2.4)).facts.valid).toBe(true);
  // Not every thinner wall works.
  await expect(withWall(0.001)).rejects.toThrow('no wall of this thickness fits');
  await expect(withWall(2.5)).rejects.toThrow('no wall of this thickness fits');
  await expect(withWall(3)).rejects.toThrow('no wall of this thickness fits');
});

says('Turn the ellipse by more than 25° for a steeper thread.', async () => {
  const { facts } = await runChanged(
    bottle,
    null,
    ['drawEllipse(0.42, 0.06).rotate(-25)', 'drawEllipse(0.42, 0.06).rotate(-32)'],
    ['.rotate(-25)', '.rotate(-32)'],
  );
  expect(facts.valid).toBe(true);
});

says('Give the neck a chamfer of 0.2 mm at its rim', async () => {
  const chamfered = (size: number) =>
    runChanged(bottle, null, [
      'return hollow.fuse(thread)',
      `return hollow.chamfer(${size}, (e) => e.inPlane("XY", height + neckHeight)).fuse(thread)`,
    ]);
  expect((await chamfered(0.2)).facts.valid).toBe(true);
  // Two chamfers of half of the wall or more do not fit on the rim.
  await expect(chamfered(0.3)).rejects.toThrow('two rounded edges run into each other');
});

says('Make the bottle thick and low for a tin.', async () => {
  expect((await runChanged(bottle, { thickness: 40, height: 40 })).facts.valid).toBe(true);
});
