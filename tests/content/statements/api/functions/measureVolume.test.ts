import {
  draw,
  drawRectangle,
  importSTL,
  makeBox,
  measureVolume,
  Shell,
  type Shape3D,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { isValid, statementsOf } from '../../../../support/statements';
import { sketchWavyDisc } from '../../../../support/wavyDisc';

const says = statementsOf(import.meta.url);

says('On a solid, a negative volume mostly means that it is inside out or broken.', async () => {
  const square = drawRectangle(10, 10);
  for (const height of [10, -10])
    expect(measureVolume((square.sketchOnPlane() as Sketch).extrude(height))).toBeCloseTo(1000);
  for (const body of [square.sketchOnPlane('XZ').extrude(5), square.sketchOnPlane().extrude(5)])
    expect(measureVolume(body.mirror('XY') as Shape3D)).toBeCloseTo(500);
  // The triangles of this file are turned over.
  const stl = await makeBox([0, 0, 0], [5, 5, 5]).blobSTL().text();
  const lines = stl.split('\n');
  lines.forEach((line, index) => {
    if (line.includes('outer loop'))
      lines.splice(index + 1, 2, lines[index + 2]!, lines[index + 1]!);
  });
  const turned = (await importSTL(new Blob([lines.join('\n')]))) as Shape3D;
  expect(isValid(turned)).toBe(true);
  expect(measureVolume(turned)).toBeCloseTo(-125);
  // The volume of an open shell is meaningless: it may be negative, although the shell is valid.
  const line = draw().hLine(10).vLine(10).done().sketchOnPlane() as Sketch;
  const shell = line.extrude(-10, { extrusionProfile: { profile: 'linear', endFactor: 0.5 } });
  expect(shell).toBeInstanceOf(Shell);
  expect(isValid(shell)).toBe(true);
  expect(measureVolume(shell)).toBeCloseTo(-93.75);
});

says('With splines the result may be far off, even negative.', () => {
  const [twenty, thirty] = [20, 30].map((waves) => {
    const disc = sketchWavyDisc(waves).extrude(3);
    expect(isValid(disc)).toBe(true);
    return measureVolume(disc);
  });
  // The real volume of both is 961.3 mm³.
  expect(twenty).toBeGreaterThan(1200);
  expect(thirty).toBeLessThan(-700);
});
