import { draw, type Sketch } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('Around an open wire it is a closed outline.', () => {
  const corner = () => (draw().hLine(10).vLine(10).done().sketchOnPlane() as Sketch).wire;
  for (const distance of [1, -1]) {
    const outline = corner().offset2D(distance);
    expect(outline.isClosed).toBe(true);
    expect(outline.boundingBox.width).toBeCloseTo(12);
  }
});
