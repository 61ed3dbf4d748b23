import { drawParametricFunction, type Sketch } from 'replicad';
import { expect } from 'vitest';
import { loadKernelInNode, runModel } from '../../../../src/modeling/node';
import { runChanged, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const gear = 'examples/cadquery-gear';
const degree = Math.PI / 180;

const outline = Array.from({ length: 14_400 }, (_, step) => {
  const [x, y] = pointAt((step + 0.5) / 14_400);
  return { angle: Math.atan2(y, x), radius: Math.hypot(x, y) };
});

/** The radius of the outline in each of 3600 directions, starting at 0. */
const byAngle = Array.from({ length: 3600 }, () => 0);
for (const { angle, radius } of outline)
  byAngle[Math.floor((((angle + 2 * Math.PI) % (2 * Math.PI)) / (2 * Math.PI)) * 3600)] = radius;

says('times twice the number of teeth: here 6 mm', async () => {
  const { facts } = await runChanged(gear, { twist: 0 });
  const tip = 6 + 2 * 1;
  expect(facts.box.max[0]).toBeGreaterThan(tip * 0.9);
  expect(facts.box.max[0]).toBeLessThan(tip + 0.01);
});

says('runs a curve along the points it returns', () => {
  const heightAt = (x: number) => Math.sin(2 * x);
  const wave = drawParametricFunction((t) => [10 * t, heightAt(10 * t)]).sketchOnPlane() as Sketch;
  const misses = Array.from({ length: 2000 }, (_, step) => {
    const { x, y } = wave.wire.pointAt(step / 2000);
    return Math.abs(y - heightAt(x));
  });
  // It passes near the points, not through each of them.
  expect(Math.max(...misses)).toBeGreaterThan(1e-4);
  expect(Math.max(...misses)).toBeLessThan(3e-3);
});

says('each round gives a tooth', () => {
  const far = Array.from({ length: 720 }, (_, step) => Math.hypot(...pointAt(step / 720)));
  const tips = far.filter(
    (radius, step) =>
      radius > 7.99 && radius >= Math.max(far.at(step - 1) ?? 0, far[step + 1] ?? 0),
  );
  expect(tips).toHaveLength(3);
});

/** Returns the largest overlap of the two gears in mm. A negative overlap is a gap. */
function deepestAt(centers: number, turn: number): number {
  // The other gear is mirrored and turns the other way: where one has a tooth, the other has a gap.
  const depths = outline.map(({ angle, radius }) => {
    const x = radius * Math.cos(angle + turn * degree) - centers;
    const y = radius * Math.sin(angle + turn * degree);
    return radiusAt(Math.atan2(y, x) - (180 - turn) * degree) - Math.hypot(x, y);
  });
  return Math.max(...depths);
}

const turns = [0, 5, 10, 25, 40, 55, 70, 90];

says('With axles 12 mm apart they mesh, but without play', () => {
  for (const turn of turns) {
    expect(Math.abs(deepestAt(12, turn)), `turned by ${turn}°`).toBeLessThan(0.15);
  }
});

says('With 12.4 mm they have play.', () => {
  for (const turn of turns) {
    expect(deepestAt(12.4, turn), `turned by ${turn}°`).toBeLessThan(-0.2);
  }
});

says('its curve must not cross itself', async () => {
  const run = async (radius: string) => {
    const code = `import { drawParametricFunction } from "replicad";
      export default () => drawParametricFunction((t) => {
        const a = 2 * Math.PI * t;
        return [(${radius}) * Math.cos(a), (${radius}) * Math.sin(a)];
      }).sketchOnPlane().extrude(4);`;
    const outcome = await runModel({ code, name: 'curve', params: null }, await loadKernelInNode());
    if ('error' in outcome) throw new Error(outcome.error.sentence);
    return outcome.result.warnings.length;
  };
  // A curve with ripples, one with a loop inside, and one that runs through the origin four times.
  expect(await run('8 + Math.cos(6 * a)')).toBe(0);
  expect(await run('4 + 8 * Math.cos(a)')).toBeGreaterThan(0);
  expect(await run('10 * Math.cos(2 * a)')).toBeGreaterThan(0);
});

says('Set the twist to 0 and the height to 4 for a flat gear.', async () => {
  const { facts } = await runChanged(gear, { twist: 0, height: 4 });
  expect(facts.valid).toBe(true);
  expect(facts.box.max[2]).toBeCloseTo(4);
});

/** Returns the radius of the outline in a direction in radians, from the nearest of many sampled points. */
function radiusAt(direction: number): number {
  const whole = 2 * Math.PI;
  const index = Math.round(((((direction % whole) + whole) % whole) / whole) * byAngle.length);
  return byAngle[index % byAngle.length] ?? 0;
}

/** Returns the point of the outline at `t`, 0 to 1, with three teeth and a small circle of 1 mm. */
function pointAt(t: number): [number, number] {
  const angle = 2 * Math.PI * t;
  const side = Math.floor((angle * 6) / (2 * Math.PI)) % 2 === 0 ? 1 : -1;
  const center = 6 + side;
  return [
    center * Math.cos(angle) - side * Math.cos(center * angle),
    center * Math.sin(angle) - Math.sin(center * angle),
  ];
}
