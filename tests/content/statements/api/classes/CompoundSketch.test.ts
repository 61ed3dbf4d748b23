import type { CompoundSketch } from 'replicad';
import { drawCircle, drawRectangle, type Sketches } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('and a plain sketch a TypeError', () => {
  const plate = drawRectangle(20, 20).cut(drawCircle(5)).sketchOnPlane() as Sketches;
  const [sketch] = plate.sketches;
  const plain = drawCircle(4).sketchOnPlane('XY', 5) as unknown as CompoundSketch;
  expect(() => (sketch as CompoundSketch).loftWith(plain, { ruled: true })).toThrow(TypeError);
});
