import { CompoundBlueprint, drawText, loadFont, textBlueprints } from 'replicad';
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

// The font of the tests is made of a variable one. The bar of its "t" crosses the stem.
says(
  'In a variable font, outlines may overlap: such letters can be wrong, without an error.',
  () => {
    const [letter] = textBlueprints('t').blueprints;
    expect(letter).toBeInstanceOf(CompoundBlueprint);
    expect(() => drawText('t').sketchOnPlane().extrude(1)).not.toThrow();
  },
);
