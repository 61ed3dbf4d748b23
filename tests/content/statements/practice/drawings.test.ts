import { readdirSync } from 'node:fs';
import {
  drawProjection,
  drawRoundedRectangle,
  EdgeFinder,
  makeBaseBox,
  makeCylinder,
  type Shape3D,
} from 'replicad';
import { expect } from 'vitest';
import { reviewedFacts } from '../../../../plugins/docusaurus/models/facts';
import { runChanged, statementsOf, toWhole, slowProof } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const facts = reviewedFacts();

const tasks = readdirSync('models/practice/drawings');
const withoutAxis = ['cable-comb', 'camera-plate', 'drawer-stop', 'enclosure', 'hinge', 'shim'];
const solutionOf = (task: string) => `practice/drawings/${task}/solution`;

/** Returns the corners of the goal's box, in whole millimetres. */
function boxOf(task: string) {
  const box = facts[solutionOf(task)]?.box;
  if (!box) throw new Error(`models/facts.json has no box of ${task}.`);
  return { min: box.min.map(toWhole), max: box.max.map(toWhole) };
}

says('A part stands on z = 0. Its upright axis, if it has one, is at x = 0 and y = 0.', () => {
  for (const task of tasks) expect([task, boxOf(task).min[2]]).toEqual([task, 0]);
  // The ring of the bracket has a radius of 14 mm, and its ears reach to 26 mm.
  expect(boxOf('bell-bracket')).toEqual({ min: [-14, -14, 0], max: [26, 14, 10] });
});

says('A part without an axis is centred on x and y.', () => {
  for (const task of withoutAxis) {
    const { min, max } = boxOf(task);
    expect([task, min[0], min[1]]).toEqual([task, -(max[0] ?? 0), -(max[1] ?? 0)]);
  }
});

says('It also removes the ends of ribs that reach into it.', async () => {
  const volume = async (...edits: [string, string][]) =>
    (await runChanged(solutionOf('vent-flange'), null, ...edits)).facts.volume ?? 0;
  const goal = await volume();
  for (const start of [29, 26, 23]) {
    const height = (42 - start) * (16 / 12);
    const rib = await volume(
      ['draw([28, 4])', `draw([${start}, 4])`],
      ['lineTo([28, 4 + (14 * 16) / 12])', `lineTo([${start}, ${4 + height}])`],
    );
    expect([start, rib]).toEqual([start, expect.closeTo(goal, 1)]);
  }
});

says(
  'It begins at z = 2, and its corners have a radius of 3 mm.',
  slowProof(async () => {
    const inside = async (start: number) =>
      (
        await runChanged(solutionOf('enclosure'), null, [
          '"XY", 2)\n    .extrude(23)',
          `"XY", ${start})\n    .extrude(${25 - start})`,
        ])
      ).facts.volume;
    const goal = (await runChanged(solutionOf('enclosure'), null)).facts.volume ?? 0;
    expect(await inside(2)).toBeCloseTo(goal, 1);
    expect(await inside(4)).toBeGreaterThan(goal + 1000);
  }),
);

/** Returns the volume of the hinge after edits of its code. */
async function volumeOfHinge(...edits: [string, string][]) {
  return (await runChanged(solutionOf('hinge'), null, ...edits)).facts.volume ?? 0;
}

const onlyLeafA: [string, string] = ['    { shape: leafB, name: "leaf B" },\n', ''];

says('Leaf A, on the right, is the leaf above.', async () => {
  const { facts } = await runChanged(solutionOf('hinge-leaf'), null);
  expect(await volumeOfHinge(onlyLeafA)).toBeCloseTo(facts.volume ?? 0, 2);
});

says(
  'Seen from above, the gap between a knuckle and the other leaf is 0.3 mm wide in x and in y',
  slowProof(async () => {
    const whole = await volumeOfHinge(onlyLeafA);
    const cutByMoved = (distance: number) =>
      volumeOfHinge(onlyLeafA, [
        'shape: leafA,',
        `shape: leafA.cut(leafB.translateY(${distance})),`,
      ]);
    for (const side of [-1, 1]) {
      expect(await cutByMoved(side * 0.29)).toBeCloseTo(whole, 2);
      expect(await cutByMoved(side * 0.31)).toBeLessThan(whole - 0.5);
    }
  }),
);

says('whose radius is half of its height: drawRoundedRectangle(44, 10, 5)', () => {
  const [outline, tall] = [drawRoundedRectangle(44, 10, 5), () => drawRoundedRectangle(10, 44, 5)];
  expect(outline.boundingBox.width).toBeCloseTo(44, 3);
  expect(outline.boundingBox.height).toBeCloseTo(10, 3);
  expect(tall).toThrow('You need a previous curve');
});

says('A dashed line is hidden behind a face.', () => {
  const block = makeBaseBox(20, 20, 10);
  const linesOf = (solid: Shape3D) => drawProjection(solid, 'front').hidden.repr;
  // The walls of the bore have no edge at the sides, where the front view has a dashed line.
  const bored = block.clone().cut(makeCylinder(4, 10).rotate(50));
  const upright = (x: number) => new RegExp(`LINE \\(${x}(\\.0+)?,0\\) - \\(${x}(\\.0+)?,10\\)`);
  for (const x of [-4, 4]) {
    expect(linesOf(bored)).toMatch(upright(x));
    expect(new EdgeFinder().containsPoint([x, 0, 5]).find(bored)).toHaveLength(0);
  }
});
