import {
  draw,
  drawCircle,
  drawRectangle,
  makeBaseBox,
  measureVolume,
  revolution,
  type GenericSweepConfig,
  type Shape3D,
  type Sketch,
  type Sketches,
} from 'replicad';
import { expect } from 'vitest';
import { isValid, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

const section = () => drawRectangle(10, 30).translate(15, 0).sketchOnPlane('XZ') as Sketch;
const turned = (angle: number) => revolution(section().face(), [0, 0, 0], [0, 0, 1], angle);

says('For a part of a turn call the function revolution.', () => {
  const whole = measureVolume(section().revolve());
  for (const angle of [90, 270]) {
    expect(measureVolume(turned(angle))).toBeCloseTo((whole * angle) / 360);
    expect(isValid(turned(angle))).toBe(true);
  }
});

says('A positive angle follows the right hand', () => {
  expect(turned(90).boundingBox.center[1]).toBeCloseTo(10);
  expect(turned(-90).boundingBox.center[1]).toBeCloseTo(-10);
});

says('With true, the default, straight lines join each outline to the next.', () => {
  const lofted = (config?: { ruled: boolean }) => {
    const [low, middle, high] = [10, 15, 8].map(
      (radius, index) => drawCircle(radius).sketchOnPlane('XY', index * 10) as Sketch,
    );
    if (!low || !middle || !high) throw new Error('Three sketches.');
    return measureVolume(low.loftWith([middle, high], config));
  };
  expect(lofted()).toBeCloseTo(lofted({ ruled: true }));
  expect(lofted({ ruled: false })).toBeGreaterThan(lofted() * 1.1);
});

const bent = (config?: GenericSweepConfig) =>
  (draw().vLine(20).hLine(20).done().sketchOnPlane('XZ') as Sketch).sweepSketch(
    (plane) => drawRectangle(2, 2).sketchOnPlane(plane) as Sketch,
    config,
  );

says('With false a smooth skin runs through all of them.', () => {
  const sides = (ruled: boolean) => {
    const [low, middle, high] = [20, 30, 16].map(
      (width, index) => drawRectangle(width, width).sketchOnPlane('XY', index * 10) as Sketch,
    );
    if (!low || !middle || !high) throw new Error('Three sketches.');
    return low.loftWith([middle, high], { ruled }).faces.length - 2;
  };
  expect([false, true].map(sides)).toEqual([4, 8]);
});

says('At a sharp corner the default is "right", a mitre as on a picture frame.', () => {
  expect(measureVolume(bent())).toBeCloseTo(2 * 2 * 40);
  expect(measureVolume(bent({ transitionMode: 'right' }))).toBeCloseTo(2 * 2 * 40);
  expect(isValid(bent())).toBe(true);
});

says('at a sharp corner, "transformed" makes the bar too thin or broken, without an error', () => {
  expect(isValid(bent({ transitionMode: 'transformed' }))).toBe(false);
  for (const turn of [30, 60, 120]) {
    const path = draw()
      .vLine(20)
      .polarLine(20, 90 - turn)
      .done();
    const bar = (path.sketchOnPlane('XZ') as Sketch).sweepSketch(
      (plane) => drawRectangle(2, 2).sketchOnPlane(plane) as Sketch,
      { transitionMode: 'transformed' },
    );
    expect(isValid(bar), `${turn}°`).toBe(true);
    expect(measureVolume(bar)).toBeLessThan(0.95 * 2 * 2 * 40);
  }
});

says('Beside an arc, both modes may make a broken solid, and "round" may throw.', () => {
  const round = (sagitta: number, radius: number) => {
    const path = draw().vLine(30).sagittaArc(30, 0, sagitta).done().sketchOnPlane('XZ') as Sketch;
    return path.sweepSketch((plane) => drawCircle(radius).sketchOnPlane(plane) as Sketch, {
      transitionMode: 'round',
    });
  };
  expect(() => round(6, 2)).toThrow('command not done');
  expect(isValid(round(-6, 2))).toBe(false);
  const path = draw().vLine(20).sagittaArc(15, 5, -6).done().sketchOnPlane('XZ') as Sketch;
  const mitred = path.sweepSketch((plane) => drawRectangle(4, 4).sketchOnPlane(plane) as Sketch);
  expect(isValid(mitred)).toBe(false);
});

says('extrude does not close it. The last wall is missing, mostly without an error.', () => {
  const outlines = [
    [draw().hLine(20).vLine(20), 2],
    [draw().hLine(20).vLine(20).hLine(-20), 3],
    [draw().vLine(20).hLine(20).vLine(-20), 3],
    [draw().threePointsArcTo([20, 0], [10, 5]), 1],
  ] as const;
  for (const [pen, walls] of outlines) {
    const solid = (pen.done().sketchOnPlane('XY') as Sketch).extrude(5);
    expect(solid.faces).toHaveLength(walls + 2);
    expect(isValid(solid)).toBe(false);
  }
  const line = draw().hLine(10).done().sketchOnPlane('XY') as Sketch;
  expect(() => line.extrude(5)).toThrow('Failed to build the face');
});

says('The pen cannot draw a straight piece of length zero', () => {
  const message = 'GCE2d_MakeSegment::Value() - no result';
  expect(() => draw().vLine(0)).toThrow(message);
  expect(() => draw([3, 4]).lineTo([3, 4])).toThrow(message);
  expect(() => draw().polarLine(0, 30)).toThrow(message);
  expect(() => draw().hLine(3).tangentLine(0)).toThrow(message);
  expect(() => draw().smoothSplineTo([0, 0])).not.toThrow();
});

says('A second use mostly throws "This object has been deleted".', () => {
  const ring = drawCircle(10).cut(drawCircle(5)).sketchOnPlane() as Sketches;
  const [low, high] = [ring.extrude(5), ring.extrude(10)] as [Shape3D, Shape3D];
  expect(measureVolume(high)).toBeCloseTo(2 * measureVolume(low));
  const pieces = drawCircle(5).fuse(drawCircle(5).translate(20, 0)).sketchOnPlane() as Sketches;
  pieces.extrude(5);
  expect(() => pieces.extrude(10)).toThrow('This object has been deleted');
});

says('The axis is perpendicular to the sketch', () => {
  const flat = drawCircle(4).translate(20, 0).sketchOnPlane('XY') as Sketch;
  expect(measureVolume(flat.revolve())).toBeCloseTo(0);
});

says(
  'hLine(0), where a parameter became 0, throws "GCE2d_MakeSegment::Value() - no result"',
  () => {
    expect(() => draw().hLine(10).hLine(0)).toThrow('GCE2d_MakeSegment::Value() - no result');
  },
);

says('Often the outline of a revolution crosses its axis.', () => {
  const message = 'BRep_API: command not done';
  const turned = (x: number) => () =>
    (drawRectangle(20, 10).translate(x, 0).sketchOnPlane('XZ') as Sketch).revolve();
  expect(turned(3)).toThrow(message);
  expect(turned(10)).not.toThrow();
  // Other calls have the same message.
  expect(() => makeBaseBox(40, 40, 20).shell(25, (f) => f.inPlane('XY', 20))).toThrow(message);
});
