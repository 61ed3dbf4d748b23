import {
  assembleWire,
  drawCircle,
  makeCircle,
  makeNewFaceWithinFace,
  makeSphere,
  measureArea,
  type Sketch,
} from 'replicad';
import { expect } from 'vitest';
import { isValid, statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('A closed wire on that surface. On a curved one, draw it with sketchOnFace.', () => {
  const [ball] = makeSphere(10).faces;
  const sketch = drawCircle(0.3).translate(2, 0.2).sketchOnFace(ball!, 'native') as Sketch;
  const drawn = makeNewFaceWithinFace(ball!, sketch.wire);
  expect(isValid(drawn)).toBe(true);
  expect(measureArea(drawn)).toBeCloseTo(27.4, 1);
  // A circle in space lies on the surface but has no curve in its coordinates.
  const inSpace = assembleWire([makeCircle(6, [0, 8, 0], [0, 1, 0])]);
  const broken = makeNewFaceWithinFace(ball!, inSpace);
  expect(isValid(broken)).toBe(false);
  expect(measureArea(broken)).toBe(0);
});
