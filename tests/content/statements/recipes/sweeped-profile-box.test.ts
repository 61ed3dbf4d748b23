import { expect } from 'vitest';
import { runChanged, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const box = 'recipes/sweeped-profile-box/box';
/** The message of the kernel, or the site's sentence about it. */
const notSewn = /instance of TopoDS_Shell|gave no solid/;
const profile = 'draw().line(4, 4).vLine(10).line(-2, 3).done()';

says('The profile starts at the origin and ends above it.', async () => {
  for (const other of [
    'draw().hLine(3).vLine(10).hLine(-3).done()',
    // These miss x = 0 by a rounding error.
    'draw().sagittaArcTo([0, 15], -3).done()',
    'draw().threePointsArcTo([3, 15], [4, 7]).lineTo([0, 18]).done()',
    'draw().line(0.1, 4).line(0.2, 4).line(-0.3, 3).done()',
  ]) {
    const { facts } = await runChanged(box, null, [profile, other]);
    expect(facts.valid).toBe(true);
  }
});

says('Often the profile does not start at y = 0, or it is closed.', async () => {
  for (const other of [
    'draw([0, 2]).line(4, 4).vLine(10).line(-2, 3).done()',
    'draw().line(4, 4).vLine(10).line(-2, 3).close()',
  ])
    await expect(runChanged(box, null, [profile, other])).rejects.toThrow(notSewn);
});

says('The option withContact first moves it until it touches the base.', async () => {
  const wall = 'recipes/sweeped-profile-box/wall';
  const moved: [string, string] = ['draw().line(4, 4)', 'draw([5, 0]).line(4, 4)'];
  const without: [string, string] = ['withContact: true', 'withContact: false'];
  const lengthAfter = async (...edits: [string, string][]) =>
    (await runChanged(wall, null, ...edits)).facts.box.max[0];
  const length = await lengthAfter();
  expect(await lengthAfter(moved)).toBeCloseTo(length, 3);
  expect(await lengthAfter(moved, without)).toBeCloseTo(length + 5, 3);
  // The profile is upright in any case.
  expect(await lengthAfter(without)).toBeCloseTo(length, 3);
});

says('Change the sign of the x moves.', async () => {
  const outward = await runChanged(box, null);
  const inward = await runChanged(box, null, [
    profile,
    'draw().line(-4, 4).vLine(10).line(2, 3).done()',
  ]);
  expect(inward.facts.box.max[0]).toBeLessThan(outward.facts.box.max[0]);
});

says('another outline of lines and arcs without sharp corners', async () => {
  const sharp = await runChanged(box, null, [
    'drawRoundedRectangle(60, 40, 8)',
    'drawRoundedRectangle(60, 40)',
  ]).then(
    ({ facts }) => facts.valid,
    () => false,
  );
  expect(sharp).toBe(false);
});

says('drawRoundedRectangle(60, 40, 8) mostly works with the same profiles.', async () => {
  const filleted = 'replicad.drawRectangle(60, 40).fillet(8)';
  const rounded = 'replicad.drawRoundedRectangle(60, 40, 8)';
  for (const other of [
    'draw().line(4, 4).vLine(10).line(-2, 3).done()',
    'draw().line(-2, 4).vLine(10).done()',
    'draw().line(3, 10).line(1, 10).done()',
    'draw().sagittaArcTo([3, 18], -3).done()',
  ]) {
    const run = (base: string) =>
      runChanged(
        'recipes/sweeped-profile-box/hexagon',
        null,
        [profile, other],
        ['drawPolysides(28, 6).fillet(5)', base],
      );
    await expect(run(filleted)).rejects.toThrow(notSewn);
    expect((await run(rounded)).facts.valid).toBe(true);
  }
});

says('Some pairs throw this message for no reason that you can see.', async () => {
  const hexagon = 'recipes/sweeped-profile-box/hexagon';
  const base = 'drawPolysides(28, 6).fillet(5)';
  const run = (...edits: [string, string][]) => runChanged(hexagon, null, ...edits);
  const arc: [string, string] = [profile, 'draw().threePointsArc(4, 10, 3, 3).done()'];
  const spline: [string, string] = [profile, 'draw().smoothSpline(4, 10, [0, 1]).done()'];
  const rounded: [string, string] = [base, 'replicad.drawRoundedRectangle(60, 40, 8)'];
  const filleted: [string, string] = [base, 'replicad.drawRectangle(60, 40).fillet(8)'];
  for (const edits of [[rounded], [rounded, arc], [spline]])
    expect((await run(...edits)).facts.valid).toBe(true);
  for (const edits of [[filleted], [filleted, spline], [arc]])
    await expect(run(...edits)).rejects.toThrow(notSewn);
});

says('Around the filleted rectangle both may bend inward, without an error.', async () => {
  const outward = 'draw().smoothSplineTo([0, 18], { startTangent: [1, 0.6], endTangent: [-1, 1] })';
  for (const curve of [outward, 'draw().threePointsArcTo([0, 18], [4, 9])']) {
    const volumeOn = async (base: string) => {
      const { facts } = await runChanged(
        'recipes/sweeped-profile-box/hexagon',
        null,
        [profile, `${curve}.done()`],
        ['drawPolysides(28, 6).fillet(5)', base],
      );
      return facts.volume ?? 0;
    };
    const straight = (60 * 40 - (4 - Math.PI) * 8 ** 2) * 18;
    expect(await volumeOn('replicad.drawRoundedRectangle(60, 40, 8)')).toBeGreaterThan(straight);
    expect(await volumeOn('replicad.drawRectangle(60, 40).fillet(8)')).toBeLessThan(straight);
  }
});

says(
  'Around a hexagon or a mirrored circle it may throw, or bend inward: draw a spline.',
  async () => {
    const volume = async (base: string, sagitta: number) => {
      const { facts } = await runChanged(
        'recipes/sweeped-profile-box/hexagon',
        null,
        [profile, `draw().sagittaArc(0, 18, ${sagitta}).done()`],
        ['drawPolysides(28, 6).fillet(5)', base],
      );
      return facts.volume ?? 0;
    };
    // A negative sagitta bulges to the right of the way up: outside.
    const rounded = 'replicad.drawRoundedRectangle(60, 40, 8)';
    expect(await volume(rounded, -4)).toBeGreaterThan(1.5 * (await volume(rounded, 4)));
    const hexagon = 'drawPolysides(28, 6).fillet(5)';
    const circle = "replicad.drawCircle(25).mirror([0, 1], [0, 0], 'plane')";
    for (const base of [hexagon, circle])
      expect(await volume(base, -4)).toBeCloseTo(await volume(base, 4), 0);

    const outward =
      'draw().smoothSplineTo([0, 18], { startTangent: [1, 0.6], endTangent: [-1, 1] })';
    const swell = async (base: string) =>
      (
        await runChanged(
          'recipes/sweeped-profile-box/hexagon',
          null,
          [profile, `${outward}.done()`],
          [hexagon, base],
        )
      ).facts.volume ?? 0;
    const straight = Math.PI * 25 ** 2 * 18;
    expect(await swell(circle)).toBeGreaterThan(straight);
    // A circle that is not mirrored runs clockwise, and the wall is inside it.
    expect(await swell('replicad.drawCircle(25)')).toBeLessThan(straight);
  },
);
