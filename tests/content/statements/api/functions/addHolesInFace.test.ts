import { addHolesInFace, drawCircle, makeCylinder, measureArea, type Sketch } from 'replicad';
import { expect } from 'vitest';
import { isValid, statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('Closed wires inside the face, not across the seam of a round face.', () => {
  const [wall] = makeCylinder(10, 30).faces;
  const drill = (x: number) => {
    const sketch = drawCircle(4).translate(x, 15).sketchOnFace(wall!, 'original') as Sketch;
    return addHolesInFace(wall!, [sketch.wire]);
  };
  const drilled = drill(20);
  expect(isValid(drilled)).toBe(true);
  expect(measureArea(drilled)).toBeCloseTo(measureArea(wall!) - 16 * Math.PI, 2);
  expect(isValid(drill(0))).toBe(false);
});
