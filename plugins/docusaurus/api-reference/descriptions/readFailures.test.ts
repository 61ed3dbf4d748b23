import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFailures } from './readFailures';

function read(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'failures-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return readFailures(folder);
}

it('a documented error has code that throws it, or a reason why no code is run', () => {
  const errors = `draw:
  - { throws: number, when: it rains., code: 'draw();' }
  - { throws: Lost, when: it snows., notRun: It never snows. }`;
  expect(read({ 'errors.yaml': errors }).errors.get('draw')).toEqual([
    { throws: 'number', when: 'it rains.', proof: { code: 'draw();' } },
    { throws: 'Lost', when: 'it snows.', proof: { notRun: 'It never snows.' } },
  ]);
});

// Requirement 10.61.
it('a documented error with neither code nor reason, or with both, is rejected with a message naming it', () => {
  const refused = (fields: string) => () => read({ 'errors.yaml': `draw: [{ ${fields} }]` });
  expect(refused('throws: Lost, when: it rains.')).toThrow(
    'errors.yaml, draw, "Lost" has neither code that throws it',
  );
  expect(refused('throws: Lost, when: it rains., code: a, notRun: b')).toThrow(
    '"Lost" has both code and a reason',
  );
  expect(refused('throws: Lost, code: a')).toThrow('"Lost" needs throws, when');
});

it('a silent failure without code is rejected with a message naming it', () => {
  expect(() => read({ 'silent-failures.yaml': 'draw: [{ says: Nothing. }]' })).toThrow(
    'silent-failures.yaml, draw needs says and code',
  );
});
