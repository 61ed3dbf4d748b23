import { expect, it } from 'vitest';
import type { ReleaseOutcome } from '../../../../src/modeling/node';
import { differenceOf } from './differences';
import { exampleProgram } from './exampleProgram';
import { changedResultPhrase } from './changedResultPhrase';

const cube: ReleaseOutcome = {
  measured: {
    volume: 1000,
    area: 600,
    box: { min: [0, 0, 0], max: [10, 10, 10] },
    faces: 6,
    edges: 12,
    parts: 1,
  },
  thrown: null,
  output: ['volume 1000.00001'],
};
const changed = (
  measured: Partial<NonNullable<ReleaseOutcome['measured']>>,
  output = cube.output,
) => ({
  ...cube,
  measured: { ...cube.measured!, ...measured },
  output,
});
const failing = (thrown: string): ReleaseOutcome => ({
  measured: null,
  thrown,
  output: cube.output,
});

// Requirement 2.84.
it('differencesOf ignores differences in the last digits and in the boxes of triangulations', () => {
  const box = { min: [0, 0, 0], max: [10, 10, 10.03] } as const;
  expect(differenceOf(cube, changed({ volume: 1000.01, box }, ['volume 1000']))).toEqual({});
});

// Requirement 2.84.
it('differencesOf describes different numbers, words and errors', () => {
  const box = { min: [0, 0, 0], max: [10, 10, 11] } as const;
  const sentence = (other: ReleaseOutcome, first = cube) =>
    changedResultPhrase(differenceOf(first, other));
  expect(sentence(changed({ faces: 7, box }))).toBe(
    'measures 7 faces instead of 6 faces, measures 10 × 10 × 11 mm instead of 10 × 10 × 10 mm',
  );
  expect(sentence(changed({}, ['volume 999']))).toBe('writes `volume 999`');
  expect(sentence(changed({}, []))).toBe('writes nothing to the console');
  expect(sentence(failing('no'))).toBe('throws `no`');
  expect(sentence(cube, failing('no'))).toBe('runs; here it throws `no`');
  expect(sentence(failing('never'), failing('no'))).toBe('throws `never`, here `no`');
  expect(sentence(failing('it runs for more than 30 seconds.'))).toBe('does not end');
});

it('exampleProgram turns `// →` comments into calls of console.log', () => {
  const program = exampleProgram(
    'import { a } from "replicad";\n\nconst b = a();\nb.size; // → 5\nb.cut(); // throws no',
  );
  expect(program).toContain('console.log("b.size", b.size);');
  expect(program).toContain('console.log("b.cut()", "throws"');
  expect(program.indexOf('const b')).toBeGreaterThan(program.indexOf('async function main'));
});
