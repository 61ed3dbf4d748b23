import { makeBaseBox, makeCylinder, measureVolume } from 'replicad';
import { expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

says('In mm, above 0.', () => {
  expect(measureVolume(makeCylinder(5, 0))).toBeCloseTo(0);
  expect(measureVolume(makeCylinder(5, 0.01))).toBeCloseTo(0.25 * Math.PI);
});

says('which throws later, when it is measured, meshed, combined or exported', () => {
  const broken = () => makeCylinder(5, -10);
  expect(broken().faces).toHaveLength(3);
  for (const use of [
    () => measureVolume(broken()),
    () => broken().mesh(),
    () => makeBaseBox(10, 10, 10).cut(broken()),
    () => broken().blobSTEP(),
  ]) {
    expect(use).toThrow();
  }
});
