import { readFileSync } from 'node:fs';
import {
  drawCircle,
  drawRectangle,
  FaceFinder,
  makeBaseBox,
  makeCylinder,
  makePlane,
  makeSphere,
  measureVolume,
  type Shape3D,
} from 'replicad';
import { describe, expect, it } from 'vitest';
import { modelFiles } from '../../../plugins/models/modelFiles';
import { isValid, statementsOf } from '../../support/statements';

const says = statementsOf(import.meta.url);

describe('the table of what this site says', () => {
  const page = readFileSync('docs/troubleshooting.mdx', 'utf8');
  const [, table = ''] = page.split('| This site says');
  const sentences = Array.from(
    table.split('\n\n', 1)[0]?.matchAll(/^\| (\S.*?) +\| \[/gm) ?? [],
    ([, said]) => said,
  );
  const said = modelFiles().flatMap(
    ({ code }) => /fails:\s*["'](.+?)["'],\n/.exec(code)?.[1] ?? [],
  );

  it.each(sentences)('%s: a model fails with it', (sentence) => {
    expect(said.some((failure) => failure.includes(sentence ?? '-'))).toBe(true);
  });

  it('is read', () => {
    expect(sentences.length).toBeGreaterThan(10);
  });
});

says('with roundings of 4 mm a wall of 3.9 mm fits, and one of 4 mm does not', () => {
  const rounded = makeBaseBox(40, 40, 20)
    .fillet(4, (e) => e.inDirection('Z'))
    .fillet(4, (e) => e.inPlane('XY', 0));
  const hollow = (wall: number) => rounded.shell(wall, (f) => f.inPlane('XY', 20));
  expect(isValid(hollow(3.9))).toBe(true);
  expect(() => hollow(4)).toThrow();
});

says('A cylinder or a ball cannot have a negative radius either.', () => {
  expect(() => makeCylinder(-3, 5)).toThrow();
  expect(() => makeSphere(-3)).toThrow();
  expect(() => makeBaseBox(10, 10, 0)).toThrow();
});

says('An extrusion may be negative, but not 0.', () => {
  expect(measureVolume(drawRectangle(2, 2).sketchOnPlane().extrude(-5) as Shape3D)).toBeCloseTo(20);
  expect(() => drawRectangle(2, 2).sketchOnPlane().extrude(0)).toThrow('BRepSweep_Translation');
});

says('For another plane, pass makePlane of its name.', () => {
  expect(new FaceFinder().parallelTo(makePlane('front')).find(makeBaseBox(2, 3, 4))).toHaveLength(
    2,
  );
});

says('Where one does, the result is wrong.', () => {
  const crossing = makeBaseBox(4, 4, 30).translate(5, 5, -10);
  const right = 10 * 10 * 10 + 4 * 4 * 30 - 2 * 2 * 10;
  const fused = (optimisation: 'none' | 'commonFace') =>
    measureVolume(makeBaseBox(10, 10, 10).fuse(crossing, { optimisation }));
  expect(fused('none')).toBeCloseTo(right);
  expect(Math.abs(fused('commonFace') - right)).toBeGreaterThan(30);
});

says('A drawing with a hole sketches to several outlines', () => {
  const ring = drawCircle(9).cut(drawCircle(5)).sketchOnPlane();
  expect(measureVolume(ring.extrude(1) as Shape3D)).toBeCloseTo(Math.PI * (81 - 25));
  expect(ring).not.toHaveProperty('loftWith');
});
