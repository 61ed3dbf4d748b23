import { readFileSync } from 'node:fs';
import {
  draw,
  EdgeFinder,
  FaceFinder,
  makeBaseBox,
  makeCylinder,
  makePlane,
  makeSphere,
  measureVolume,
  sketchCircle,
  sketchEllipse,
  type Shape3D,
} from 'replicad';
import { expect } from 'vitest';
import { reviewedFacts } from '../../../../plugins/docusaurus/models/facts';
import { loadKernelInNode, runModel } from '../../../../src/modeling/node';
import { runChanged, statementsOf, slowProof } from '../../../support/statements';

const says = statementsOf(import.meta.url);
const folder = 'tutorial-making-a-watering-can';

// Requirement 10.40.
says('That is the seam and nothing else.', () => {
  const edges = new EdgeFinder().inPlane('XY', 88).find(vessel());
  expect(edges.length).toBeGreaterThan(0);
  for (const edge of edges) expect(edge.startPoint.z).toBeCloseTo(88);
});

says('inBox takes two corners of a box, and keeps the edges that touch it.', () => {
  const found = (low: [number, number, number], high: [number, number, number]) =>
    new EdgeFinder().inBox(low, high).find(makeBaseBox(20, 20, 20)).length;
  // In turn, the box contains the whole cube, cuts the four vertical edges, contains one corner (three edges), and lies
  // inside the cube without touching an edge.
  expect(found([-11, -11, -1], [11, 11, 21])).toBe(12);
  expect(found([-30, -30, 5], [30, 30, 15])).toBe(4);
  expect(found([9, 9, 18], [30, 30, 30])).toBe(3);
  expect(found([-5, -5, 5], [5, 5, 15])).toBe(0);
});

says('The seam is one of them, but so are the edges of shoulder and rim.', () => {
  const edges = new EdgeFinder().inBox([-50, -50, 60], [50, 50, 120]).find(vessel());
  const heights = edges.map((edge) => edge.startPoint.z);
  expect(heights.some((z) => Math.abs(z - 88) < 0.001)).toBe(true);
  expect(heights.some((z) => z < 80)).toBe(true);
  expect(heights.some((z) => z > 95)).toBe(true);
});

says('cut leaves it as it is, but other calls use their shapes up', () => {
  const solid = vessel();
  const before = measureVolume(solid);
  makeCylinder(8, 95).cut(solid);
  expect(measureVolume(solid)).toBeCloseTo(before);
  solid.translateX(1);
  expect(() => solid.translateX(1)).toThrow('This object has been deleted');
});

says(
  'this site says "shell() found no face to open". You get no wall, but a closed surface that is smaller by the thickness on every side.',
  async () => {
    const box = makeBaseBox(20, 20, 20).shell(1.6, (f) => f.containsPoint([0, 0, 20.1]));
    expect(measureVolume(box)).toBeCloseTo(16.8 ** 3);
    const tube = makeCylinder(10, 20).shell(2, (f) => f.inPlane('XY', 20.1));
    expect(measureVolume(tube)).toBeCloseTo(Math.PI * 8 ** 2 * 16);
    const missed = ['[-8, 0, 110]', '[-8, 0, 110.1]'] as const;
    const { facts, warnings } = await runChanged(
      `${folder}/combining-the-shapes/vessel-hollow`,
      null,
      missed,
    );
    expect(warnings.map(({ sentence }) => sentence)).toEqual(['shell() found no face to open.']);
    expect(facts.box.min[2]).toBeCloseTo(1.6);
    expect(facts.box.max[0]).toBeLessThan(44 - 1.5);
    expect(facts).not.toHaveProperty('volume');
  },
);

says('Fusing the spout to it fails.', async () => {
  const missed = ['[-8, 0, 110]', '[-8, 0, 110.1]'] as const;
  for (const model of ['with-spout', 'hollow'])
    await expect(
      runChanged(`${folder}/combining-the-shapes/${model}`, null, missed),
    ).rejects.toThrow('The operation gave nothing.');
});

says('such as the radius of the spout, are still numbers', () => {
  const code = readFileSync(`models/${folder}/finished.js`, 'utf8');
  expect(code).toContain('makeSpout(8, spoutLength)');
});

says('here it lies 0.1 mm too high', () => {
  const facesAt = (z: number) => new FaceFinder().containsPoint([-8, 0, z]).find(vessel());
  expect(facesAt(110)).toHaveLength(1);
  expect(facesAt(110.1)).toHaveLength(0);
});

says('and it should still pass the print check', () => {
  const print = reviewedFacts()[`${folder}/combining-the-shapes/with-handle`]?.print;
  expect(print).toEqual({ down: '-z', findings: [] });
});

says('the spout leans no further than 42°', () => {
  const code = readFileSync(`models/${folder}/finished.js`, 'utf8');
  expect(code).toMatch(/label: "Spout tilt from upright",\s+unit: "°",\s+min: 36,\s+max: 42,/);
});

says('A turned surface has an edge where it closes, in the plane of its profile.', () => {
  const middles = new EdgeFinder()
    .inPlane('XZ')
    .find(body())
    .map((edge) => edge.pointAt(0.5));
  expect(middles.length).toBeGreaterThan(0);
  for (const middle of middles) expect(middle.x).toBeGreaterThan(0);
});

const sizesOnTheEdge = { height: 80, baseRadius: 40, topRadius: 32, spoutTilt: 42 };

says(
  'for example with height 80, foot 40, shoulder 32 and tilt 42',
  slowProof(async () => {
    const { facts } = await runChanged(`${folder}/finished`, sizesOnTheEdge, [
      '.rotate(180);',
      ';',
    ]);
    expect(facts.valid).toBe(false);
  }),
);

says(
  'A fault that hardly changes the volume stays unnoticed',
  slowProof(async () => {
    const code = readFileSync(`models/${folder}/finished.js`, 'utf8').replace('.rotate(180);', ';');
    const params = { ...sizesOnTheEdge, spoutLength: 95, wall: 1.6 };
    // Runs on the page do not use the kernel's validity check, which can take seconds.
    const outcome = await runModel({ code, name: 'can', params }, await loadKernelInNode());
    if ('error' in outcome) throw new Error(outcome.error.sentence);
    expect(outcome.result.warnings).toEqual([]);
  }),
);

says('warns when its volume reveals a broken combination', async () => {
  for (const radius of [10.5, 12]) {
    const code = `import { makeBaseBox } from "replicad";
      export default () => makeBaseBox(20, 20, 20).fillet(${radius});`;
    const outcome = await runModel({ code, name: 'cube', params: null }, await loadKernelInNode());
    if ('error' in outcome) throw new Error(outcome.error.sentence);
    expect(outcome.result.warnings.length, `with a radius of ${radius}`).toBeGreaterThan(0);
  }
});

says(
  'Half a turn moves the edge to the back, away from the spout.',
  slowProof(async () => {
    expect((await runChanged(`${folder}/finished`, sizesOnTheEdge)).facts.valid).toBe(true);
  }),
);

function body(): Shape3D {
  return draw()
    .hLine(44)
    .sagittaArcTo([30, 72], -3)
    .customCorner(6)
    .lineTo([17, 88])
    .hLineTo(0)
    .close()
    .sketchOnPlane('XZ')
    .revolve() as Shape3D;
}

/** Returns the body and the filler of the page, fused. */
function vessel(): Shape3D {
  const rim = makePlane('XY', 110).pivot(-18, 'Y').translateX(-8);
  const base = sketchCircle(17, { plane: 'XY', origin: 88 });
  return body().fuse(base.loftWith(sketchEllipse(20, 18, { plane: rim })));
}

says('The kernel makes it a spline.', () => {
  const spout = makeCylinder(8, 95).rotate(40, [0, 0, 0], [0, 1, 0]).translate(12, 0, 22);
  const found = (shape: Shape3D) =>
    new EdgeFinder().ofCurveType('BSPLINE_CURVE').inBox([25, -15, 20], [60, 15, 72]).find(shape);
  expect(found(body().fuse(spout)).length).toBeGreaterThan(0);
  expect(found(body())).toEqual([]);
  // Other cylinders meet a curved wall in a circle.
  const upright = new EdgeFinder().ofCurveType('BSPLINE_CURVE');
  expect(upright.find(makeSphere(20).fuse(makeCylinder(8, 40)))).toEqual([]);
});
