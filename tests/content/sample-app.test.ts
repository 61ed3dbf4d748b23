import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/use-as-a-library.mdx', 'utf8');
const fences = [...page.matchAll(/```\w+ title="([^"]+)"\n([\s\S]*?)\n```/g)];

test('the page on use as a library prints the files of the sample app', () => {
  expect(fences.length).toBeGreaterThanOrEqual(7);
});

for (const [, file = '', printed] of fences) {
  test(`${file} on the page is the file of the sample app, word for word`, () => {
    expect(printed).toBe(readFileSync(`examples/vite-app/${file}`, 'utf8').trimEnd());
  });
}
