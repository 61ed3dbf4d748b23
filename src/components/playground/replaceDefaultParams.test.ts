import { expect, it } from 'vitest';
import { replaceDefaultParams } from './replaceDefaultParams';

// Requirement 10.95.
it('values replace the defaults, and the rest of the code is unchanged', () => {
  const code = `import { draw } from "replicad";
// export const defaults = { width: 1 };
export const defaultParams = {
  width: 60, // the "outer", width: 5
  'height' : -2.5e-1 /* up */,
  isOpen: true,
  text: 'a',
};
export default ({ width = 60 }) => draw();`;
  expect(replaceDefaultParams(code, { width: 70, height: 3, isOpen: false, text: 'b "c"' })).toBe(
    code
      .replace('60, //', '70, //')
      .replace('-2.5e-1', '3')
      .replace('true', 'false')
      .replace("'a'", String.raw`"b \"c\""`),
  );
});

it.each([
  ['{ width: 60 }', { width: 60 }, null],
  ['{ width: 60, height: 20 }', { width: 61 }, '{ width: 61, height: 20 }'],
  ['{width:60}', { width: 5 }, '{width:5}'],
  ['{ width: 60 }', { depth: 5 }, null],
  ['{}', { width: 5 }, null],
] as const)(
  'in the defaults %s, the values %j result in %s (null: nothing to change)',
  (literal, values, expected) => {
    const code = (object: string) => `export const defaultParams = ${object};\n`;
    expect(replaceDefaultParams(code(literal), values)).toBe(expected && code(expected));
  },
);

// Requirement 10.95.
it.each([
  'export const defaultParams = { width: 2 * 30 };',
  'export const defaultParams = { width };',
  'export const defaultParams = { ...others, width: 60 };',
  'export const defaultParams = { width: `60` };',
  'export const defaultParams = { size: { width: 60 } };',
  'export const defaultParams = sizes;',
  'const defaultParams = { width: 60 };\nexport { defaultParams };',
  '/*\nexport const defaultParams = { width: 60 };\n*/\nconst defaultParams = { width: 60 };',
  'export default () => null;',
])('default values that are not a plain object are left unchanged: %s', (code) => {
  expect(replaceDefaultParams(code, { width: 70 })).toBeNull();
});
