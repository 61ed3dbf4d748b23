import { expect } from 'vitest';
import { runChanged, statementsOf, slowProof } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const can = 'tutorial-making-a-watering-can/finished';
const arc = '.sagittaArcTo([topRadius, height], -3)';

says(
  'Use the straight-sided or the spline profile for the body.',
  slowProof(async () => {
    const straight = await runChanged(can, null, [arc, '.lineTo([topRadius, height])']);
    expect(straight.facts.valid).toBe(true);
    const spline = '{ startTangent: [0, 1], endTangent: [-0.4, 1] }';
    const smooth = await runChanged(can, null, [
      `${arc}\n    .customCorner(6)`,
      `.smoothSplineTo([topRadius, height], ${spline})`,
    ]);
    expect(smooth.facts.valid).toBe(true);
  }),
);

says(
  'Give the spout a rose: a wider, short cylinder at its end with small holes.',
  slowProof(async () => {
    const { facts } = await runChanged(
      can,
      null,
      [
        'return vessel',
        'const rose = makeSpout(12, spoutLength + 6).cut(makeSpout(13, spoutLength));\n  return vessel',
      ],
      ['.cut(bore);', '.fuse(rose).cut(bore);'],
    );
    expect(facts.valid).toBe(true);
  }),
);
