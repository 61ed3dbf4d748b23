import { assembleWire, drawRectangle, makeCircle, type Sketch } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';
import { thrownBy } from '../../../../support/thrownBy';

const says = statementsOf(import.meta.url);

const square = () => (drawRectangle(10, 10).sketchOnPlane() as Sketch).wire;
const offset = (distance: number) => square().offset2D(distance).boundingBox.width;

says('An offset of 0, or one that falls apart, throws Could not offset with a wire.', () => {
  expect(offset(-4.9)).toBeCloseTo(0.2);
  for (const distance of [0, -5, -6])
    expect(() => offset(distance)).toThrow('Could not offset with a wire');
});

says('On an open wire, 0 makes the kernel throw a number.', async () => {
  const angle = 'draw().hLine(10).vLine(10).done().sketchOnPlane().wire';
  expect(await thrownBy(`${angle}.offset2D(1)`)).toBe('nothing');
  expect(await thrownBy(`${angle}.offset2D(0)`)).toBe('a number');
});

says(
  'On a single circle, 0 does not throw, and one that falls apart throws This shape has not type, it is null.',
  () => {
    const circle = () => assembleWire([makeCircle(5)]);
    expect(circle().offset2D(0).length).toBeCloseTo(10 * Math.PI);
    expect(() => circle().offset2D(-6)).toThrow('This shape has not type, it is null');
  },
);
