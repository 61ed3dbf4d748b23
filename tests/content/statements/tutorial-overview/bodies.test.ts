import path from 'node:path';
import {
  draw,
  drawCircle,
  drawRectangle,
  EdgeFinder,
  exportSTEP,
  makeBaseBox,
  makeBox,
  makeCompound,
  makeCylinder,
  makeSphere,
  measureVolume,
  type Drawing,
  type Shape3D,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { slowProof, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const written = (color?: string) =>
  exportSTEP([{ shape: makeBaseBox(1, 1, 1), ...(color ? { color } : {}) }]).text();

says('the library writes #5b93ad as 0.63, 0.78, 0.84 instead of 0.36, 0.58, 0.68', async () => {
  expect(await written('#5b93ad')).toMatch(/COLOUR_RGB\('',0\.63\d*,0\.78\d*,0\.84\d*\)/);
});

says('exportSTEP makes most colours lighter', async () => {
  expect(await written('#202020')).toMatch(/COLOUR_RGB\('',0\.3\d*,0\.3\d*,0\.3\d*\)/);
  expect(await written('#000000')).toContain("COLOUR('black')");
});

says('A part without a colour comes out red.', async () => {
  expect(await written()).toContain("COLOUR('red')");
});

says('intersect mostly returns the overlap of two parts.', () => {
  const overlap = (direction: [number, number, number]) =>
    measureVolume(makeSphere(7).intersect(makeSphere(7).translate(direction)) as Shape3D);
  const lens = (Math.PI * (4 * 7 + 5) * (2 * 7 - 5) ** 2) / 12;
  expect(overlap([0, 5, 0])).toBeCloseTo(lens, 1);
  expect(overlap([0, 0, 5])).toBeCloseTo(lens, 1);
  // Along x the result is a whole ball.
  expect(overlap([5, 0, 0])).toBeGreaterThan(2 * lens);
});

says('If the parts merely touch, the intersection is empty.', () => {
  const above = makeBaseBox(4, 4, 4).translateZ(4);
  const shared = makeBaseBox(4, 4, 4).intersect(above) as Shape3D;
  expect(measureVolume(shared)).toBeCloseTo(0);
});

says(
  'nearly equal parts, or a compound whose bodies overlap, may return it as well',
  slowProof(() => {
    const overlap = (a: Shape3D, b: Shape3D) => measureVolume(a.intersect(b) as Shape3D);
    const bar = makeBaseBox(40, 10, 10);
    const pins = (distance: number) =>
      makeCompound([0, distance].map((x) => makeCylinder(3, 20, [x, 0, -5]))) as Shape3D;
    expect(overlap(bar, pins(10))).toBeGreaterThan(500);
    expect(overlap(bar, pins(2))).toBeCloseTo(0);
    const knob = () => {
      const half = draw()
        .hLine(9)
        .lineTo([6, 12])
        .smoothSplineTo([16, 22], { startTangent: [0, 1], endTangent: [0.2, 1] })
        .sagittaArcTo([0, 30], -2.1)
        .close();
      return (half.sketchOnPlane('XZ') as Sketch).revolve();
    };
    expect(measureVolume(knob())).toBeGreaterThan(9000);
    expect(overlap(knob(), knob().translateX(0.0001))).toBeCloseTo(0);
  }),
);

says('a file in which another CAD program finds the parts by name', async () => {
  const text = await exportSTEP([
    { shape: makeBaseBox(4, 4, 4), name: 'tray', color: '#ff0000' },
    { shape: makeBaseBox(2, 2, 2), name: 'lid', color: '#00ff00' },
  ]).text();
  expect(text).toContain("PRODUCT('tray'");
  expect(text).toContain("PRODUCT('lid'");
});

says(
  'The holes have a clearance of 0.2 mm, so they are 0.4 mm wider. They are 1 mm deeper',
  async () => {
    const file = path.resolve('models/tutorial-overview/bodies/split-with-pins.js');
    const model = (await import(file)) as { default: () => readonly { shape: Shape3D }[] };
    const [lower, upper] = model.default().map(({ shape }) => shape);
    const round = (half: Shape3D | undefined, radius: number) =>
      half?.faces.filter((face) => face.geomType === 'CYLINDRE' && isRound(face, radius)) ?? [];
    // The cut is at z = 34. The pins and the holes start 4 mm below it.
    expect(round(lower, 3).map(({ boundingBox }) => Math.round(boundingBox.bounds[1][2]))).toEqual([
      40, 40,
    ]);
    expect(
      round(upper, 3.2).map(({ boundingBox }) => Math.round(boundingBox.bounds[1][2])),
    ).toEqual([61, 61]);
  },
);

/** Returns true if a box is as wide and high as a circle of this radius, in mm. */
function isRound(
  { boundingBox }: { boundingBox: { width: number; height: number } },
  radius: number,
) {
  return [boundingBox.width, boundingBox.height].every(
    (size) => Math.abs(size - 2 * radius) < 0.01,
  );
}

says('otherwise the result may be wrong, without an error', () => {
  const left = (distance: number) => {
    const tools = [makeBaseBox(4, 4, 4), makeBaseBox(4, 4, 4).translateX(distance)];
    return measureVolume(makeBaseBox(40, 40, 2).cut(makeCompound(tools) as Shape3D));
  };
  expect(left(10)).toBeCloseTo(3200 - 64);
  // The two boxes together remove 48 mm³, but the result is empty.
  expect(left(2)).toBeCloseTo(0);
  // Two cylinders that overlap remove nothing.
  const drills = [makeCylinder(3, 20, [10, 5, -5]), makeCylinder(3, 20, [12, 5, -5])];
  const block = makeBox([0, 0, 0], [40, 10, 10]).cut(makeCompound(drills) as Shape3D);
  expect(measureVolume(block)).toBeCloseTo(4000);
});

says('which a scale mostly does not:', () => {
  const growth = (outline: Drawing) => {
    const { width, height } = outline.scale(1.02).boundingBox;
    const before = outline.boundingBox;
    return [width - before.width, height - before.height].map((size) => size.toFixed(2));
  };
  // A circle grows alike on all sides.
  expect(growth(drawCircle(10))).toEqual(['0.40', '0.40']);
  expect(growth(drawRectangle(20, 10))).toEqual(['0.40', '0.20']);
});

says('Overlapping parts of a compound have none.', () => {
  const seams = (z: number) => {
    const boss = makeCylinder(6, 15 - z).translateZ(z);
    const stacked = makeCompound([makeBaseBox(40, 30, 5), boss]);
    return new EdgeFinder().ofCurveType('CIRCLE').inPlane('XY', 5).find(stacked);
  };
  expect(seams(0)).toEqual([]);
  // A part on the plate has an edge at the seam.
  expect(seams(5)).toHaveLength(1);
});
