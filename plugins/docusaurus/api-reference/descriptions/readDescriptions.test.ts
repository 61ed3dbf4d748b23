import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { readDescriptions } from './readDescriptions';

function read(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'descriptions-'));
  const needed = ['types', 'member-parameters', 'see-also', 'errors', 'silent-failures'];
  for (const name of needed) writeFileSync(join(folder, `${name}.yaml`), '{}');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return readDescriptions(folder);
}

test('a member may be named "constructor"', () => {
  const { symbols } = read({ 'a.yaml': 'A: { summary: A., members: { constructor: Makes it. } }' });
  expect(symbols.get('A')?.members?.get('constructor')).toBe('Makes it.');
});

test('a symbol without a summary causes an error that names it', () => {
  expect(() => read({ 'a.yaml': 'draw: { returns: a pen }' })).toThrow('a.yaml: draw.summary: ');
});

test('an unknown key causes an error that names it', () => {
  const files = { 'a.yaml': 'draw: { summary: Draws., gives: a pen }' };
  expect(() => read(files)).toThrow('a.yaml: draw.gives: ');
});

test('a symbol described twice causes an error that names both files', () => {
  const files = { 'a.yaml': 'draw: { summary: A. }', 'b.yaml': 'draw: { summary: B. }' };
  expect(() => read(files)).toThrow('draw is described in a.yaml and again in b.yaml');
});

it('a documented error has code that throws it, or a reason why no code is run', () => {
  const errors = `draw:
  - { throws: number, when: it rains., code: 'draw();' }
  - { throws: Lost, when: it snows., notRun: It never snows. }`;
  expect(read({ 'errors.yaml': errors }).failures.errors.get('draw')).toEqual([
    { throws: 'number', when: 'it rains.', code: 'draw();' },
    { throws: 'Lost', when: 'it snows.', notRun: 'It never snows.' },
  ]);
});

// Requirement 10.61.
it.each([
  'throws: Lost, when: it rains.',
  'throws: Lost, when: it rains., code: a, notRun: b',
  'throws: Lost, code: a',
])('a documented error with only %s causes an error that names it', (fields) => {
  expect(() => read({ 'errors.yaml': `draw: [{ ${fields} }]` })).toThrow(
    'errors.yaml: draw.0: An error has throws, when, and either code or the reason',
  );
});

it('an entry of a silent failure without code is rejected with its name', () => {
  expect(() => read({ 'silent-failures.yaml': 'draw: [{ says: Nothing. }]' })).toThrow(
    'silent-failures.yaml: draw.0.code: ',
  );
});
