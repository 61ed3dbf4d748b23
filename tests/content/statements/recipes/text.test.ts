import { drawRectangle, drawText, iterTopo, loadFont, type Shape3D, type Sketch } from 'replicad';
import { beforeAll, expect } from 'vitest';
import { exampleFont } from '../../../support/exampleFont';
import { runChanged, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

beforeAll(async () => {
  await loadFont(await exampleFont());
});

const raised = (text: string, from: number, height: number) =>
  drawText(text, { fontSize: 14 }).sketchOnPlane('XY', from).extrude(height) as Shape3D;

const plate = () => (drawRectangle(80, 40).sketchOnPlane('XY') as Sketch).extrude(2);

const bodies = (shape: Shape3D) => [...iterTopo(shape.wrapped, 'solid')].length;

says('A drawn text goes right from the origin, with its baseline on the x axis', () => {
  const [[left, bottom], [right]] = drawText('milk', { fontSize: 14 }).boundingBox.bounds;
  expect(Math.abs(left)).toBeLessThan(2);
  // A letter may start a little to the left of the origin.
  expect(drawText('j', { fontSize: 14 }).boundingBox.bounds[0][0]).toBeLessThan(0);
  expect(right).toBeGreaterThan(14);
  expect(Math.abs(bottom)).toBeLessThan(0.5);
});

says('so without the move a word may stick out of the plate', () => {
  // The plate of the page is 10 mm wider than the word, and its middle is on the origin.
  const { bounds, width } = drawText('milk', { fontSize: 14 }).boundingBox;
  expect(bounds[1][0]).toBeGreaterThan(width / 2 + 5);
  expect(bounds[0][0]).toBeLessThan(width / 2);
  // A single narrow letter fits on its plate.
  const narrow = drawText('i', { fontSize: 8 }).boundingBox;
  expect(narrow.bounds[1][0]).toBeLessThan(narrow.width / 2 + 5);
});

says('The text lies on its side and reads backwards.', () => {
  const placed = (plane: 'XZ' | 'ZX') => {
    const mark = drawRectangle(2, 2).translate(10, 1).sketchOnPlane(plane) as Sketch;
    return mark.face().center.toTuple().map(Math.round);
  };
  expect(placed('XZ')).toEqual([10, 0, 1]);
  expect(placed('ZX')).toEqual([1, 0, 10]);
});

says('Letters that are cut right through lose their insides', () => {
  expect(bodies(plate().cut(raised('i', -1, 4)))).toBe(1);
  expect(bodies(plate().cut(raised('o', -1, 4)))).toBe(2);
});

says('The right end of a letter is mostly that of the text up to that letter.', () => {
  const right = (text: string) => drawText(text, { fontSize: 14 }).boundingBox.bounds[1][0];
  expect(right('mi')).toBeGreaterThan(right('m'));
  expect(right('mil')).toBeGreaterThan(right('mi'));
});

says('An empty text, or one of spaces alone, throws an error.', async () => {
  for (const model of ['recipes/text/raised', 'recipes/text/around']) {
    for (const text of ['', ' ', '   ']) {
      await expect(runChanged(model, { text }), `${model} "${text}"`).rejects.toThrow(
        'An empty shape has no bounding box.',
      );
    }
  }
});
