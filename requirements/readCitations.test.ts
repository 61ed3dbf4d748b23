import { describe, expect, it } from 'vitest';
import { citedNumbers, readCitingTests } from './readCitations';

const cite = (numbers: string) => `// Requirements ${numbers}`;

describe('a citation', () => {
  it.each([
    ['one number', 'Requirement 2.14.', ['2.14']],
    ['one number inside a sentence', 'named (requirement 5.5)', ['5.5']],
    ['several', 'Requirements 2.1, 9.3 and 10.2: text 7.7', ['2.1', '9.3', '10.2']],
    ['a range', 'Requirements 2.9–2.11, 3.1', ['2.9', '2.10', '2.11', '3.1']],
    ['more than one line', '// Requirements 2.1,\n  // 2.2', ['2.1', '2.2']],
    ['no number', 'A requirement; Requirements are 2.', []],
  ])('is %s', (_, text, numbers) => {
    expect(citedNumbers(text)).toEqual(numbers);
  });
});

describe('the tests that cite', () => {
  it('are those with the numbers in the comment right above them', () => {
    const source = [
      cite('1.1'),
      "describe('a group', () => {",
      `  ${cite('1.2, 1.3')}`,
      "  it.each([1])('is %s', () => {});",
      `  ${cite('1.4')}`,
      '  const value = 1;',
      '  // Why.',
      `  ${cite('1.5')}`,
      '  test(`in a ${value}`, () => {});',
      `  ${cite('1.6')}`,
      '  test.use({});',
      '});',
    ];
    expect(readCitingTests('a.test.ts', source.join('\n'))).toEqual([
      { file: 'a.test.ts', line: 2, title: 'a group', numbers: ['1.1'] },
      { file: 'a.test.ts', line: 4, title: 'is %s', numbers: ['1.2', '1.3'] },
      { file: 'a.test.ts', line: 9, title: 'in a ${value}', numbers: ['1.5'] },
    ]);
  });
});
