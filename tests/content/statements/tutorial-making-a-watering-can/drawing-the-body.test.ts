import { BaseSketcher2d, draw, measureArea, measureVolume, type Sketch } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const foot = () => draw().hLine(44);
const arc = (sagitta: number) =>
  foot().sagittaArcTo([30, 72], sagitta).lineTo([17, 88]).hLineTo(0).close();
const spline = (startTangent: [number, number], endTangent: [number, number]) =>
  foot().smoothSplineTo([30, 72], { startTangent, endTangent });

const areaOf = (drawing: ReturnType<typeof arc>) =>
  measureArea((drawing.sketchOnPlane('XY') as Sketch).face());

says('This line leans 39° from upright', () => {
  const degrees = (Math.atan2(30 - 17, 88 - 72) * 180) / Math.PI;
  expect(Math.round(degrees)).toBe(39);
});

says('This is the same outline with relative moves only.', () => {
  const absolute = foot().lineTo([30, 72]).lineTo([17, 88]).hLineTo(0).close();
  const relative = foot().line(-14, 72).line(-13, 16).hLine(-17).close();
  expect(areaOf(relative)).toBeCloseTo(areaOf(absolute));
  expect(areaOf(relative.cut(absolute).fuse(absolute))).toBeCloseTo(areaOf(absolute));
});

says('it cannot be the first call of a drawing', () => {
  expect(() => draw().customCorner(6)).toThrow();
});

says('a positive sagitta bulges to your left, a negative one to your right', () => {
  const straight = areaOf(foot().lineTo([30, 72]).lineTo([17, 88]).hLineTo(0).close());
  expect(areaOf(arc(-3))).toBeGreaterThan(straight);
  expect(areaOf(arc(3))).toBeLessThan(straight);
});

says('The lengths of the directions do not matter, only where they point.', () => {
  const areaWith = (...tangents: Parameters<typeof spline>) =>
    areaOf(
      spline(...tangents)
        .lineTo([17, 88])
        .hLineTo(0)
        .close(),
    );
  const short = areaWith([0, 1], [-0.4, 1]);
  expect(areaWith([0, 7], [-2, 5])).toBeCloseTo(short);
  expect(areaWith([0, 1], [0.4, 1])).not.toBeCloseTo(short, 0);
});

const shoulder = (pen: ReturnType<typeof foot>, radius: number) => () =>
  pen.customCorner(radius).lineTo([17, 88]).hLineTo(0).close();

says('next to a spline, where most radii fail', () => {
  const side = () => spline([0, 1], [-0.4, 1]);
  const fails = (radius: number): boolean => {
    try {
      shoulder(side(), radius)();
      return false;
    } catch (error) {
      expect(String(error)).toMatch(/Point .* not on curve BEZIER_CURVE/);
      return true;
    }
  };
  const failing = [0.5, 1, 2, 3, 4, 5, 6, 8].filter(fails);
  expect(failing.length).toBeGreaterThan(4);
});

says('The volume is negative. Mostly you ended the pen with done()', () => {
  const side = () => foot().sagittaArcTo([30, 72], -3);
  const pens = [
    side(),
    side().lineTo([17, 88]),
    side().lineTo([17, 88]).hLineTo(0),
    foot().lineTo([30, 72]).lineTo([17, 88]).hLineTo(0),
    spline([0, 1], [-0.4, 1]).lineTo([17, 88]).hLineTo(0),
  ];
  for (const pen of pens) {
    const turned = (pen.done().sketchOnPlane('XZ') as Sketch).revolve();
    expect(measureVolume(turned)).toBeLessThan(-200_000);
  }
  const closed = (arc(-3).sketchOnPlane('XZ') as Sketch).revolve();
  expect(measureVolume(closed)).toBeGreaterThan(200_000);
});

says(
  'On the XZ plane the x of your drawing stays x, and the y of your drawing becomes z: up.',
  () => {
    const [min, max] = (arc(-3).sketchOnPlane('XZ') as Sketch).face().boundingBox.bounds;
    expect(max[0]).toBeGreaterThan(43);
    expect(min[1]).toBeCloseTo(0);
    expect(max[1]).toBeCloseTo(0);
    expect(max[2]).toBeCloseTo(88);
  },
);

says('revolve always makes a full turn.', () => {
  const [min, max] = (arc(-3).sketchOnPlane('XZ') as Sketch).revolve().boundingBox.bounds;
  expect(min[0]).toBeCloseTo(-max[0], 0);
  expect(min[1]).toBeCloseTo(-max[1], 0);
  // An angle as in version 1 is ignored.
  const quarter = { angle: 90 } as object;
  const turned = (arc(-3).sketchOnPlane('XZ') as Sketch).revolve([0, 0, 1], quarter);
  expect(turned.boundingBox.bounds[0][0]).toBeCloseTo(min[0], 0);
});

says('Many pen methods come in two forms.', () => {
  const names = new Set(Object.getOwnPropertyNames(BaseSketcher2d.prototype));
  const relative = [...names].filter((name) => names.has(`${name}To`));
  expect(relative.length).toBeGreaterThan(8);
  // These have only one form, like many others.
  for (const name of ['hSagittaArc', 'vBulgeArc', 'tangentLine', 'customCorner']) {
    expect([...names]).toContain(name);
    expect(relative).not.toContain(name);
  }
});

says('Most calls draw a line or a curve, and move the pen to its end.', () => {
  const side = () => foot().lineTo([30, 72]);
  expect(side().customCorner(6).done().blueprint.curves).toHaveLength(2);
  expect(side().lineTo([17, 88]).done().blueprint.curves).toHaveLength(3);
});
