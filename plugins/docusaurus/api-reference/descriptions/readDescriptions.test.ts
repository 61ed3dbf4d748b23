import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDescriptions } from './readDescriptions';

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'descriptions-'));
  const needed = { 'types.yaml': '{}', 'member-parameters.yaml': '{}', 'see-also.yaml': '{}' };
  for (const [name, text] of Object.entries({ ...needed, ...files })) {
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test('a symbol without a summary causes an error that names it', () => {
  const folder = folderWith({ 'a.yaml': 'draw: { returns: a pen }' });
  expect(() => readDescriptions(folder)).toThrow('a.yaml, draw.summary is not a text');
});

test('an unknown key causes an error that lists the known keys', () => {
  const folder = folderWith({ 'a.yaml': 'draw: { summary: Draws., gives: a pen }' });
  expect(() => readDescriptions(folder)).toThrow(/"gives" is none of summary, about/);
});

test('a symbol described twice causes an error that names both files', () => {
  const folder = folderWith({
    'a.yaml': 'draw: { summary: A. }',
    'b.yaml': 'draw: { summary: B. }',
  });
  expect(() => readDescriptions(folder)).toThrow('draw is described in a.yaml and again in b.yaml');
});
