import type { CompoundSketch } from 'replicad';
import { drawCircle, drawRectangle, measureVolume, type Sketches } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('Where a drawing with a hole gives Sketches, their sketches list holds one.', () => {
  const ring = drawRectangle(20, 20).cut(drawCircle(3));
  const kind = (drawing: typeof ring): string => drawing.sketchOnPlane().constructor.name;
  expect(kind(ring)).toBe('Sketches');
  expect(kind(ring.cut(drawCircle(3).translate(10, 10)))).toBe('CompoundSketch');
  expect(kind(ring.intersect(drawRectangle(18, 18)))).toBe('CompoundSketch');
});

function frame(radius: number, height = 0): CompoundSketch {
  const drawing = drawRectangle(20, 20).cut(drawCircle(radius));
  return (drawing.sketchOnPlane('XY', height) as Sketches).sketches[0] as CompoundSketch;
}

says('Extruding, revolving or lofting does not consume it.', () => {
  const [low, high] = [frame(5), frame(3, 10)];
  low.loftWith(high, { ruled: true });
  low.extrude(1);
  for (const [sketch, radius] of [
    [low, 5],
    [high, 3],
  ] as const) {
    const volume = measureVolume(sketch.extrude(1));
    expect(volume).toBeCloseTo(400 - Math.PI * radius ** 2, 2);
  }
});

says('A config must be given, but has no effect: the sides are always straight.', () => {
  // @ts-expect-error -- the config is missing
  expect(() => frame(5).loftWith(frame(3, 10))).toThrow(TypeError);
  const volume = (config: object): number => measureVolume(frame(5).loftWith(frame(3, 10), config));
  expect(volume({ endPoint: [0, 0, 30] })).toBeCloseTo(volume({}), 6);
});
