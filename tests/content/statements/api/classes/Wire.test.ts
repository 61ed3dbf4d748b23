import { assembleWire, draw, drawRectangle, makeCircle, makeLine, type Sketch } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

const square = () => (drawRectangle(10, 10).sketchOnPlane() as Sketch).wire;
const offset = (distance: number) => square().offset2D(distance).boundingBox.width;

says('Around an open wire it is a closed outline.', () => {
  const corner = () => (draw().hLine(10).vLine(10).done().sketchOnPlane() as Sketch).wire;
  for (const distance of [1, -1]) {
    const outline = corner().offset2D(distance);
    expect(outline.isClosed).toBe(true);
    expect(outline.boundingBox.width).toBeCloseTo(12);
  }
});

says('A single line throws, and so may an offset that falls apart.', () => {
  const line = assembleWire([makeLine([0, 0, 0], [10, 0, 0])]);
  expect(() => line.offset2D(1)).toThrow();
  expect(offset(-4.9)).toBeCloseTo(0.2);
  expect(() => offset(-6)).toThrow('Could not offset with a wire');
  expect(() => assembleWire([makeCircle(5)]).offset2D(-6)).toThrow(
    'This shape has not type, it is null',
  );
});
