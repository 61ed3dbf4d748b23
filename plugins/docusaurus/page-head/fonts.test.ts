import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontTags } from './fonts';

const files = readdirSync('static/fonts').filter((name) => name.endsWith('.woff2'));

test('the name of every font file contains the hash of its bytes', () => {
  for (const name of files) {
    const hash = createHash('sha256')
      .update(readFileSync(`static/fonts/${name}`))
      .digest('hex');
    expect(name).toContain(`.${hash.slice(0, 8)}.`);
  }
});

test('the pages declare exactly the existing font files', () => {
  const html = JSON.stringify(fontTags('/'));
  const declared = [...html.matchAll(/url\(\/fonts\/([^)]+)\)/g)].map((match) => match[1]);
  expect(declared.sort()).toEqual(files.sort());
});

// Requirement 11.13.
test('all fonts of a first visit are at most 60 KB', () => {
  const bytes = files.reduce((sum, name) => sum + readFileSync(`static/fonts/${name}`).length, 0);
  expect(bytes).toBeLessThanOrEqual(60_000);
});
