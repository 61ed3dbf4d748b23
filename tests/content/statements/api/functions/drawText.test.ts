import { drawText, loadFont } from 'replicad';
import { beforeAll, expect } from 'vitest';
import { exampleFont } from '../../../../support/exampleFont';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

beforeAll(async () => {
  await loadFont(await exampleFont());
});

says('How far the text is moved to the left, in mm', () => {
  const leftOf = (startX: number) => drawText('a', { startX }).boundingBox.bounds[0][0];
  expect(leftOf(10)).toBeCloseTo(leftOf(0) - 10);
  expect(leftOf(-10)).toBeCloseTo(leftOf(0) + 10);
});

says('Height of the base line, in mm.', () => {
  const floorOf = (startY: number) => drawText('a', { startY }).boundingBox.bounds[0][1];
  expect(floorOf(10)).toBeCloseTo(floorOf(0) + 10);
});
