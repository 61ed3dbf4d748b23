import { Text } from '@codemirror/state';
import { expect, it } from 'vitest';
import { toDiagnostic } from './problems';

const doc = Text.of(['const a = 1;', '  return a.extrudes(2);', '']);
const underlined = (problem: Parameters<typeof toDiagnostic>[0]) => {
  const { from, to } = toDiagnostic(problem, doc);
  return doc.sliceString(from, to);
};

it('the editor underlines the word at the position of an error', () => {
  expect(underlined({ line: 2, column: 12, sentence: '' })).toBe('extrudes');
  expect(underlined({ line: 1, column: 7, length: 5, sentence: '' })).toBe('a = 1');
});

it('the editor underlines a whole line, without its indentation, if the column is unknown', () => {
  expect(underlined({ line: 2, sentence: '' })).toBe('return a.extrudes(2);');
});

it('the editor underlines only existing code, even if the position is past its end', () => {
  expect(underlined({ line: 99, sentence: '' })).toBe('');
  expect(underlined({ line: 1, column: 13, sentence: '' })).toBe(';');
});

it('the editor shows warnings and errors with different severities', () => {
  expect(toDiagnostic({ line: 1, sentence: 'No.', isWarning: true }, doc).severity).toBe('warning');
  expect(toDiagnostic({ line: 1, sentence: 'No.' }, doc)).toMatchObject({
    severity: 'error',
    message: 'No.',
  });
});
