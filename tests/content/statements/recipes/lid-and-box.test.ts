import { drawRoundedRectangle, measureVolume, type Drawing, type Shape3D } from 'replicad';
import { expect } from 'vitest';
import { isValid, runChanged, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const raised = (drawing: Drawing, from: number, height: number) =>
  drawing.sketchOnPlane('XY', from).extrude(height) as Shape3D;

/** Returns the outline of the box of the page (60 × 40 × 24 mm, wall 2 mm), moved inward by `distance`. */
const inset = (corner: number, distance: number) =>
  drawRoundedRectangle(60 - 2 * distance, 40 - 2 * distance, Math.max(corner - distance, 0));

const block = (corner: number) => raised(inset(corner, 0), 0, 24);
const tray = (corner: number, wall = 2) => block(corner).cut(raised(inset(corner, wall), wall, 24));
const shelled = (corner: number, wall: number) =>
  block(corner).shell(wall, (f) => f.inPlane('XY', 24));

function comparedWithTray(corner: number, wall: number) {
  const hollow = shelled(corner, wall);
  const difference = measureVolume(hollow) - measureVolume(tray(corner, wall));
  return { difference, valid: isValid(hollow) };
}

const lip = (corner: number, clearance: number) =>
  raised(inset(corner, 2 + clearance).cut(inset(corner, 4 + clearance)), 0, -5);
const lid = (corner: number, clearance: number) =>
  raised(inset(corner, 0), 0, 2).fuse(lip(corner, clearance));

/** Returns the volume in mm³ in which the tray and its lid overlap when the box is closed. */
const shared = (corner: number, clearance: number) =>
  measureVolume(tray(corner).intersect(lid(corner, clearance).translateZ(24)) as Shape3D);

says('both come from the same numbers, and a clearance keeps them apart', () => {
  for (const corner of [0, 1, 2, 6]) {
    expect(isValid(lid(corner, 0.2))).toBe(true);
    expect(isValid(tray(corner))).toBe(true);
    expect(shared(corner, 0.2)).toBeCloseTo(0, 6);
  }
});

says('The lip is narrower than the opening by twice as much.', () => {
  const [length, width] = [60 - 2 * 2 - 2 * 0.5, 40 - 2 * 2 - 2 * 0.5];
  const inside = (length - 4) * (width - 4);
  expect(measureVolume(lip(0, 0.5))).toBeCloseTo(5 * (length * width - inside), 3);
});

says('The lip is as wide as the opening.', () => {
  const width = (shape: Shape3D) => shape.boundingBox.width;
  expect(width(lip(6, 0))).toBeCloseTo(60 - 2 * 2, 3);
  expect(width(lid(6, 0))).toBeCloseTo(60, 3);
});

says('The clearance is 0. In the model the two parts touch and everything looks right.', () => {
  expect(shared(6, 0)).toBeCloseTo(0, 6);
  expect(isValid(lid(6, 0))).toBe(true);
});

says(
  'Make the radius of the corners 0, or larger than the wall by 0.01 mm: others may fail.',
  () => {
    for (const wall of [1, 3]) {
      for (const corner of [0, wall + 0.01, 6]) {
        const { difference, valid } = comparedWithTray(corner, wall);
        expect(difference, `corner ${corner}, wall ${wall}`).toBeCloseTo(0, 3);
        expect(valid).toBe(true);
      }
      for (const corner of [0.1, wall - 0.1, wall])
        expect(() => shelled(corner, wall), `corner ${corner}, wall ${wall}`).toThrow();
    }
  },
);

says('Otherwise the lip has sharp corners, and so may the inside of the box.', () => {
  const curved = (shape: Shape3D) =>
    shape.faces.filter(({ geomType }) => geomType === 'CYLINDRE').length;
  expect([1, 2.1, 3].map((corner) => curved(tray(corner)))).toEqual([4, 8, 8]);
  expect([1, 2.1, 3].map((corner) => curved(lid(corner, 0.2)))).toEqual([4, 4, 8]);
});

says('Otherwise drawRoundedRectangle may throw an error.', async () => {
  const run = (length: number, width: number, corner: number) =>
    runChanged('recipes/lid-and-box/pair', { length, width, clearance: 0.2 }, [
      'corner: 6',
      `corner: ${corner}`,
    ]);
  for (const [length, width] of [
    [40, 60],
    [40, 40],
  ] as const) {
    await expect(run(length, width, 20)).rejects.toThrow();
    expect((await run(length, width, 19.9)).facts.valid).toBe(true);
  }
  // A box that is longer than it is wide becomes round at both ends.
  expect((await run(60, 40, 20)).facts.valid).toBe(true);
});
