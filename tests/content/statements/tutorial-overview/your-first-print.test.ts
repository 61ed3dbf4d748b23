import { readFileSync } from 'node:fs';
import { makeBaseBox, type Shape3D } from 'replicad';
import { expect } from 'vitest';
import { loadKernelInNode, runModel, type Params } from '../../../../src/modeling/node';
import { proseOf } from '../../../support/guides';
import { isValid, statementsOf, slowProof } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const folder = 'tutorial-overview/your-first-print';
const page = pageText(folder);

says('Half an hour is enough', () => {
  expect(page).toContain(
    'twenty minutes to read what leads here, five to measure and click, five to install a slicer',
  );
  const [needed = '', rest] = pageText('tutorial-overview/using-the-workbench').split(
    '{#the-workbench}',
  );
  expect(rest).toBeDefined();
  const words = [pageText('intro'), needed, page].flatMap((text) =>
    proseOf(text).split(/\s+/),
  ).length;
  const slowReader = 150;
  expect(words / slowReader).toBeLessThan(20);

  const measures = section('Take two measures').match(/^\| \*\*/gm) ?? [];
  const clicks = ['Set two sliders', 'Slice it'].flatMap(
    (title) => section(title).match(/^(\d\. |\| \*\*)/gm) ?? [],
  );
  const seconds = measures.length * 60 + clicks.length * 12;
  expect(measures.length).toBe(2);
  expect(clicks.length).toBeGreaterThan(10);
  expect(seconds / 60).toBeLessThan(5);
});

says('The mouth is narrower than the cable, so the cable stays in.', async () => {
  for (const cable of [3, 6, 10]) {
    const clip = await madeClip('two-sliders', { desk: 18, cable });
    expect(mouthOf(clip, cable)).toBeCloseTo(0.8 * (cable + 0.2));
    expect(mouthOf(clip, cable)).toBeLessThan(cable);
  }
});

says('The mouth gets wider.', async () => {
  const code = codeOf('two-sliders').replaceAll('[15,', '[10,');
  const clip = solidOf(await outcomeOf(code, { desk: 18, cable: 6 }));
  expect(mouthOf(clip, 6)).toBeGreaterThan(0.85 * 6);
  expect(isValid(clip)).toBe(true);
});

says('The second number is your desk plus 5 mm', async () => {
  for (const params of corners) {
    const { min, max } = (await factsOf('two-sliders', params)).box;
    expect(max[1] - min[1]).toBeCloseTo(params.desk + 5);
  }
});

says('less than two grams of PLA', async () => {
  const { volume } = await factsOf('two-sliders', null);
  const gramsOfPla = ((volume ?? NaN) / 1000) * 1.24;
  expect(gramsOfPla).toBeLessThan(2);
});

says('Every wall stands upright on the bed, so the printer needs no support.', async () => {
  for (const params of corners) {
    const clip = await madeClip('two-sliders', params);
    const { normals } = clip.mesh({ tolerance: 0.05, angularTolerance: 0.5 });
    const slants = normals.filter((_, index) => index % 3 === 2).map(Math.abs);
    expect(slants.filter((slant) => slant > 1e-6 && slant < 1 - 1e-6)).toEqual([]);
    expect((await factsOf('two-sliders', params)).box.min[2]).toBeCloseTo(0);
  }
});

says('It should be your desk plus 0.2 mm.', async () => {
  for (const params of corners)
    expect(slotOf(await madeClip('two-sliders', params))).toBeCloseTo(params.desk + 0.2);
});

says(
  'The slider counts both sides together, and other pages count clearance on one side.',
  slowProof(async () => {
    for (const clearance of [-0.2, 0.2, 0.4, 1]) {
      const clip = await madeClip('three-sliders', { desk: 18, cable: 6, clearance });
      expect((slotOf(clip) - 18) / 2).toBeCloseTo(clearance / 2);
    }
    for (const name of ['tutorial-overview/bodies/box-with-lid', 'recipes/lid-and-box/pair']) {
      for (const clearance of [0.1, 0.2, 0.5]) {
        expect(await lidGapOf(name, clearance), name).toBeCloseTo(clearance);
      }
    }
  }),
);

says('Below 0 the slot is narrower than the desk, and the clip grips.', async () => {
  const clip = await madeClip('three-sliders', { desk: 18, cable: 6, clearance: -0.3 });
  expect(slotOf(clip)).toBeCloseTo(17.7);
});

says('Above a quarter of Cable, the mouth is wider than the cable', async () => {
  for (const [cable, clearance] of [
    [3, 0.7],
    [4, 0.9],
    [10, 1],
  ] as const) {
    const clip = await madeClip('three-sliders', { desk: 18, cable, clearance });
    expect(mouthOf(clip, cable, clearance)).toBeLessThan(cable);
  }
  for (const clearance of [0.8, 0.9, 1]) {
    const clip = await madeClip('three-sliders', { desk: 18, cable: 3, clearance });
    expect(mouthOf(clip, 3, clearance)).toBeGreaterThan(3);
  }
});

says(
  'The sliders end at 10 and 40 mm for the desk, and at 3 and 10 mm for the cable.',
  async () => {
    for (const name of ['two-sliders', 'three-sliders']) {
      const { about } = await outcomeOf(codeOf(name), null);
      expect(about?.params).toMatchObject({
        desk: { min: 10, max: 40 },
        cable: { min: 3, max: 10 },
      });
    }
    for (const params of corners)
      for (const clearance of [-0.5, 1])
        expect(isValid(await madeClip('three-sliders', { ...params, clearance }))).toBe(true);
  },
);

/** The extreme values that the sliders allow. */
const corners = [10, 40].flatMap((desk) => [3, 10].map((cable) => ({ desk, cable })));

function pageText(id: string): string {
  return readFileSync(`docs/${id}.mdx`, 'utf8');
}

/** Returns the text from a heading to the next one of any level. */
function section(title: string): string {
  const [, after = ''] = page.split(new RegExp(`^## ${title} .*$`, 'm'));
  return after.split(/^##+ /m)[0] ?? '';
}

function codeOf(name: string): string {
  return readFileSync(`models/${folder}/${name}.js`, 'utf8');
}

async function outcomeOf(code: string, params: Params | null) {
  const outcome = await runModel({ code, name: 'clip', params }, await loadKernelInNode());
  if ('error' in outcome) throw new Error(outcome.error.sentence);
  return outcome;
}

async function factsOf(name: string, params: Params | null) {
  return (await outcomeOf(codeOf(name), params)).result.facts;
}

async function madeClip(name: string, params: Params): Promise<Shape3D> {
  return solidOf(await outcomeOf(codeOf(name), params));
}

function solidOf({ live }: Awaited<ReturnType<typeof outcomeOf>>): Shape3D {
  const content = live.parts[0]?.content;
  if (content?.kind !== 'shape') throw new Error('The clip is no solid');
  return content.shape as Shape3D;
}

/** Returns the smallest gap between the lips of the ring, measured from the centre of the hole outward, in mm. */
function mouthOf(clip: Shape3D, cable: number, clearance = 0.2): number {
  return gapBetween(clip, (cable + clearance) / 2 + 1, 30);
}

/** Returns the gap between the arms in the middle of the slot, in mm. */
const slotOf = (clip: Shape3D) => gapBetween(clip, -10, -9);

/**
 * Returns the smallest gap between the two sides of the clip from `left` to `right`, in mm: twice the y of the upper
 * side.
 */
function gapBetween(clip: Shape3D, left: number, right: number): number {
  const upperHalf = makeBaseBox(right - left, 100, 1).translate((left + right) / 2, 50, 2);
  const [[, fromMiddle]] = (clip.intersect(upperHalf) as Shape3D).boundingBox.bounds;
  return 2 * fromMiddle;
}

/** Returns the gap on each side between the lip of a lid and its box, which is 60 mm wide with a wall of 2 mm. */
async function lidGapOf(name: string, clearance: number): Promise<number> {
  const { live } = await outcomeOf(readFileSync(`models/${name}.js`, 'utf8'), { clearance });
  const [, lid] = live.parts.map(({ content }) => {
    if (content.kind !== 'shape') throw new Error('A part is no solid');
    return content.shape as Shape3D;
  });
  if (!lid) throw new Error('The lid is missing');
  const [[, , foot]] = lid.boundingBox.bounds;
  const lip = lid.intersect(makeBaseBox(200, 200, 1).translateZ(foot)) as Shape3D;
  return (60 - 2 * 2 - lip.boundingBox.width) / 2;
}
