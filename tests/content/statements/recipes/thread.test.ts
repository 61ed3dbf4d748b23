import path from 'node:path';
import {
  measureArea,
  measureDistanceBetween,
  measureVolume,
  type Drawing,
  type Shape3D,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf, slowProof } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const pitch = 4;

/** Runs one of the thread recipe's models and returns its result. */
async function made(name: string, params: Readonly<Record<string, number>>): Promise<unknown> {
  const file = path.resolve(`models/recipes/thread/${name}.js`);
  const model = (await import(file)) as { readonly default: (params: unknown) => unknown };
  return model.default(params);
}

async function parts<Shape extends Drawing | Shape3D>(
  name: string,
  params: Readonly<Record<string, number>>,
): Promise<readonly Shape[]> {
  const found = (await made(name, params)) as readonly { readonly shape: Shape }[];
  return found.map(({ shape }) => shape);
}

/** Returns the points of a shape's mesh: radius in mm, and angle in degrees from the start of a right-handed thread. */
function onThread(shape: Shape3D): readonly { readonly radius: number; readonly phase: number }[] {
  const { vertices } = shape.mesh({ tolerance: 0.05, angularTolerance: 30 });
  return Array.from({ length: vertices.length / 3 }, (_, i) => {
    const [x = 0, y = 0, z = 0] = vertices.slice(3 * i, 3 * i + 3);
    const phase = (Math.atan2(y, x) * 180) / Math.PI - (360 * z) / pitch;
    return { radius: Math.hypot(x, y), phase: ((phase % 360) + 360) % 360 };
  });
}

says(
  'So a thread and its nut fit, wherever they begin.',
  slowProof(async () => {
    const [thread, nut] = await parts<Shape3D>('pair', { clearance: 0.3, flank: 50 });
    if (thread === undefined || nut === undefined) throw new Error('A part is missing');
    const outside = onThread(thread);
    const inside = onThread(nut).filter(({ radius }) => radius < 10);
    const gaps = Array.from({ length: 72 }, (_, step) => {
      const isHere = ({ phase }: { readonly phase: number }) => Math.floor(phase / 5) === step;
      const outer = outside.filter(isHere);
      return (
        Math.min(...inside.filter(isHere).map(({ radius }) => radius)) -
        Math.max(...outer.map(({ radius }) => radius))
      );
    });
    expect(Math.min(...gaps)).toBeGreaterThan(0.2);
  }),
);

says('The thread is right-handed.', async () => {
  const bolt = (await made('bolt', { diameter: 16, pitch, length: 6 })) as Shape3D;
  const crests = onThread(bolt).filter(({ radius }) => Math.abs(radius - 8) < 0.001);
  expect(crests.length).toBeGreaterThan(20);
  expect(crests.filter(({ phase }) => phase > 75 && phase < 355)).toEqual([]);
});

says('at every height you find the same outline, turned a little further', async () => {
  const thread = (await made('steep', {})) as Shape3D;
  const foot = thread.faces.find(({ center }) => center.z < 0.01);
  if (foot === undefined) throw new Error('The thread has no foot');
  expect(measureVolume(thread) / (6 * measureArea(foot))).toBeCloseTo(1, 3);
});

/** Returns the distance between the flanks of an outline and straight flanks. All lengths are in mm. */
function awayFromStraight(outline: Drawing, crest: number, depth: number, pitch: number): number {
  const slope = depth * Math.tan((50 * Math.PI) / 180);
  const flat = (pitch - 2 * slope) / 2;
  const { wire } = outline.sketchOnPlane('XY') as Sketch;
  const away = Array.from({ length: 2000 }, (_, i) => {
    const { x, y } = wire.pointAt(i / 2000);
    const height = (((Math.atan2(y, x) / (2 * Math.PI)) * pitch + pitch) % pitch) - flat / 2;
    const down = (Math.min(Math.abs(height), pitch - Math.abs(height)) - flat / 2) / slope;
    return Math.abs(Math.hypot(x, y) - (crest - depth * Math.min(Math.max(down, 0), 1)));
  });
  return Math.max(...away);
}

says('At the sizes shown it is less than 0.04 mm away from a straight flank.', async () => {
  const [outline] = await parts<Drawing>('section', { depth: 1, clearance: 0.3 });
  if (outline === undefined) throw new Error('The outline is missing');
  expect(awayFromStraight(outline, 8, 1, pitch)).toBeLessThan(0.04);
  expect(awayFromStraight(outline, 8, 1, pitch)).toBeGreaterThan(0.02);
});

says('At the ends of the sliders it is less than 0.1 mm.', async () => {
  for (const [depth, least] of [
    [0.4, 0],
    [1.2, 0.04],
    [1.4, 0.09],
  ] as const) {
    const [outline] = await parts<Drawing>('section', { depth, clearance: 0.3 });
    if (outline === undefined) throw new Error('The outline is missing');
    const away = awayFromStraight(outline, 8, depth, pitch);
    expect(away, `depth ${depth}`).toBeLessThan(0.1);
    expect(away, `depth ${depth}`).toBeGreaterThan(least);
  }
});

says(
  'The clearance is the gap between crest and root. Between the flanks it is narrower.',
  async () => {
    const outlines = await parts<Drawing>('section', { depth: 1, clearance: 0.3 });
    const [thread, hole] = outlines.map((one) => (one.sketchOnPlane('XY') as Sketch).wire);
    if (thread === undefined || hole === undefined) throw new Error('An outline is missing');
    expect(outlines[1]?.boundingBox.bounds[1][0]).toBeCloseTo(8.3, 3);
    expect(outlines[0]?.boundingBox.bounds[1][0]).toBeCloseTo(8, 3);
    expect(measureDistanceBetween(thread, hole)).toBeLessThan(0.2995);
  },
);
