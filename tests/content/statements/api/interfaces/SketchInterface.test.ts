import {
  drawCircle,
  drawRectangle,
  measureVolume,
  Shell,
  sketchCircle,
  Solid,
  type CompoundSketch,
  type Shape3D,
  type Sketch,
  type Sketches,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

function frame(height: number): CompoundSketch {
  const drawing = drawRectangle(20, 20).cut(drawCircle(5));
  return (drawing.sketchOnPlane('XY', height) as Sketches).sketches[0] as CompoundSketch;
}

says('a CompoundSketch takes one and consumes nothing', () => {
  const [low, high, top] = [frame(0), frame(10), frame(20)];
  expect(measureVolume(low.loftWith(high, {}))).toBeGreaterThan(3000);
  const list = [high, top] as unknown as CompoundSketch;
  expect(() => low.loftWith(list, {})).toThrow(TypeError);
  expect(measureVolume(high.extrude(1))).toBeGreaterThan(300);
  const [disc, lid] = [sketchCircle(5), sketchCircle(4, { origin: 10 })];
  disc.loftWith([lid, sketchCircle(3, { origin: 20 })]);
  expect(() => lid.extrude(1)).toThrow('This object has been deleted');
});

says('For a Sketch straight or smooth sides, and points at the ends', () => {
  const endPoint: [number, number, number] = [0, 0, 20];
  const heightOf = (body: Shape3D) => body.boundingBox.bounds[1][2];
  const tip = sketchCircle(5).loftWith(sketchCircle(4, { origin: 10 }), { endPoint });
  expect(heightOf(tip)).toBeCloseTo(20);
  expect(heightOf(frame(0).loftWith(frame(10), { endPoint }))).toBeCloseTo(10);
});

says('For a Sketch whether to leave out the faces at the ends and return a Shell.', () => {
  const disc = sketchCircle(5).loftWith(sketchCircle(4, { origin: 10 }), {}, true);
  expect(disc).toBeInstanceOf(Shell);
  expect(disc.faces).toHaveLength(1);
  const closed = sketchCircle(3).loftWith(
    [],
    { startPoint: [0, 0, -4], endPoint: [0, 0, 5] },
    true,
  );
  expect(closed).toBeInstanceOf(Shell);
  expect(closed.faces).toHaveLength(2);
  const withShell = frame(0) as unknown as Sketch;
  expect(withShell.loftWith(frame(10) as unknown as Sketch, {}, true)).toBeInstanceOf(Solid);
});
