import {
  deserializeShape,
  drawRoundedRectangle,
  makeBaseBox,
  makeBox,
  makeSphere,
  measureVolume,
  type Shape3D,
} from 'replicad';
import { expect } from 'vitest';
import { loadKernelInNode, runModel } from '../../../../src/modeling/node';
import { isValid, statementsOf } from '../../../support/statements';

const says = statementsOf(import.meta.url);

says('exact surfaces, not triangles, so you can continue to cut and round it', () => {
  const copy = deserializeShape(makeBaseBox(20, 20, 20).serialize()) as Shape3D;
  const changed = copy.fillet(2).cut(makeBaseBox(5, 5, 50));
  expect(isValid(changed)).toBe(true);
});

says('Models on this site have no storage.', async () => {
  const code = 'export default () => localStorage.getItem("vase");';
  const outcome = await runModel({ code, name: 'storage', params: null }, await loadKernelInNode());
  if (!('error' in outcome)) throw new Error('The model ran.');
  expect(outcome.error.sentence).toContain('Models here have no storage and no files');
});

says('1.6 KB for makeBaseBox(20, 20, 20), 18 KB for a plate with rounded edges', () => {
  const plate = drawRoundedRectangle(60, 40, 6).sketchOnPlane('XY').extrude(20) as Shape3D;
  const kilobytes = (shape: Shape3D) => shape.serialize().length / 1000;
  expect(kilobytes(makeBaseBox(20, 20, 20))).toBeCloseTo(1.6, 1);
  // The same cube, made in another way, is longer.
  expect(kilobytes(makeBox([0, 0, 0], [20, 20, 20]))).toBeCloseTo(2.5, 1);
  expect(Math.round(kilobytes(plate.fillet(2)))).toBe(18);
});

says('Once a shape has been meshed, its triangles are in the string as well.', () => {
  const ball = makeSphere(20);
  const before = ball.serialize().length;
  ball.mesh({ tolerance: 0.1, angularTolerance: 30 });
  expect(before).toBeLessThan(1000);
  expect(ball.serialize().length).toBeGreaterThan(10 * before);
});

says("The text of a shape is the kernel's own format.", () => {
  expect(makeBaseBox(1, 1, 1).serialize()).toContain('CASCADE Topology V');
});

says(
  'Often deserializeShape throws, for example with "This shape has not type, it is null".',
  () => {
    const text = makeBaseBox(20, 20, 20).serialize();
    for (const cutOff of ['', text.slice(0, 30), text.slice(20, text.length / 2)])
      expect(() => deserializeShape(cutOff)).toThrow('This shape has not type, it is null');
    // Omits 0.5, because parsing half of the text would exhaust the memory.
    for (const part of [0.1, 0.3, 0.9])
      expect(() => deserializeShape(text.slice(0, text.length * part))).toThrow();
  },
);

says('or return another shape', () => {
  const text = makeBaseBox(20, 20, 20).serialize();
  const changed = deserializeShape(text.replaceAll('20', '21')) as Shape3D;
  expect(measureVolume(changed)).toBeGreaterThan(8100);
});
