import { CompoundSketch, drawCircle, drawRectangle, Sketches } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('the drawing has several pieces, or often a hole.', () => {
  const disc = drawCircle(5);
  const withHole = drawRectangle(40, 20).cut(disc.translate(8, 0));
  for (const drawing of [disc.fuse(disc.translate(20, 0)), withHole]) {
    const sketch = drawing.sketchOnPlane();
    expect(sketch).toBeInstanceOf(Sketches);
    for (const name of ['loftWith', 'sweepSketch', 'face']) expect(sketch).not.toHaveProperty(name);
  }
  // With a second hole it can be lofted.
  const sketch = withHole.cut(disc.translate(-8, 0)).sketchOnPlane();
  expect(sketch).toBeInstanceOf(CompoundSketch);
  expect(sketch).toHaveProperty('loftWith');
});
