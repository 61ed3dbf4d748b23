import { exportSTEP, makeBaseBox } from 'replicad';
import { afterAll, expect } from 'vitest';
import { statementsOf } from '../../../../support/statements';

const says = statementsOf(import.meta.url);

const parts = (color = '#4477aa') => [{ shape: makeBaseBox(1, 1, 1), color }];
const isInInches = async (file: Blob) => (await file.text()).includes('INCH');

afterAll(() => {
  exportSTEP(parts(), { unit: 'MM', modelUnit: 'MM' });
});

says(
  'after one call with INCH, later calls without options and Shape.blobSTEP write inches',
  async () => {
    expect(await isInInches(exportSTEP(parts()))).toBe(false);
    exportSTEP(parts(), { unit: 'INCH' });
    expect(await isInInches(exportSTEP(parts()))).toBe(true);
    expect(await isInInches(makeBaseBox(1, 1, 1).blobSTEP())).toBe(true);
  },
);

says('Give both units each time.', async () => {
  const file = exportSTEP(parts(), { unit: 'MM', modelUnit: 'MM' });
  expect(await isInInches(file)).toBe(false);
});

says('many come out paler: #4477aa as #8db6d5.', async () => {
  const [, values = ''] = /COLOUR_RGB\('',([^)]+)\)/.exec(await exportSTEP(parts()).text()) ?? [];
  const hex = values.split(',').map((value) => Math.round(255 * Number(value)).toString(16));
  expect(`#${hex.join('')}`).toBe('#8db6d5');
  // Some keep their colour.
  const red = await exportSTEP(parts('#ff0000')).text();
  expect(red).toContain("DRAUGHTING_PRE_DEFINED_COLOUR('red')");
});
