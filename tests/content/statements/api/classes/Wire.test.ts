import {
  assembleWire,
  draw,
  drawRectangle,
  makeCircle,
  makeFace,
  measureArea,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';
import { thrownBy } from '../../../../support/thrownBy';

const says = statementsOf(import.meta.url);

const square = () => (drawRectangle(10, 10).sketchOnPlane() as Sketch).wire;
const offset = (distance: number) => square().offset2D(distance).boundingBox.width;

says('An offset of 0 throws, except on a single circle.', async () => {
  const angle = 'draw().hLine(10).vLine(10).done().sketchOnPlane().wire';
  expect(await thrownBy(`${angle}.offset2D(1)`)).toBe('nothing');
  expect(await thrownBy(`${angle}.offset2D(0)`)).toBe('a number');
  expect(() => offset(0)).toThrow('Could not offset with a wire');
  expect(assembleWire([makeCircle(5)]).offset2D(0).length).toBeCloseTo(10 * Math.PI);
});

says(
  'One that falls apart throws Could not offset with a wire, on a single circle This shape has not type, it is null; with tangent it may be wrong, without an error.',
  () => {
    expect(offset(-4.9)).toBeCloseTo(0.2);
    for (const distance of [-5, -6])
      expect(() => offset(distance)).toThrow('Could not offset with a wire');
    expect(() => assembleWire([makeCircle(5)]).offset2D(-6)).toThrow(
      'This shape has not type, it is null',
    );
    // The neck is 2 mm wide: an offset of −4 leaves two squares of 2 mm, which together have 8 mm².
    const bone = () => {
      const pen = draw([-15, -5]).hLine(10).vLine(4).hLine(10).vLine(-4).hLine(10);
      const outline = pen.vLine(10).hLine(-10).vLine(-4).hLine(-10).vLine(4).hLine(-10).close();
      return (outline.sketchOnPlane() as Sketch).wire;
    };
    expect(() => bone().offset2D(-4)).toThrow('Could not offset with a wire');
    expect(measureArea(makeFace(bone().offset2D(-4, 'tangent')))).toBeGreaterThan(50);
  },
);

says('Around an open wire it is a closed outline, whatever the sign.', () => {
  const corner = () => (draw().hLine(10).vLine(10).done().sketchOnPlane() as Sketch).wire;
  for (const distance of [1, -1]) {
    const outline = corner().offset2D(distance);
    expect(outline.isClosed).toBe(true);
    expect(outline.boundingBox.width).toBeCloseTo(12);
  }
});
