import { drawCircle, drawRectangle, drawSingleCircle, drawSingleEllipse } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('has two arcs, and can be offset', () => {
  expect(drawCircle(5).offset(1).boundingBox.width).toBeCloseTo(12, 4);
  const singles = [
    drawSingleCircle(5),
    drawSingleEllipse(5, 3),
    drawRectangle(20, 20).cut(drawSingleCircle(5)),
  ];
  for (const drawing of singles) {
    expect(() => drawing.offset(1)).toThrow('Bug in the offset algorithm');
  }
});
