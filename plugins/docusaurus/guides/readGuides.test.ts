import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pageFrontMatter, readGuides } from './readGuides';

let folder: string;

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'guides-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, frontMatter: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), `---\n${frontMatter}\n---\n\nText.\n`);
}

it('readGuides reads the front matter of all pages except the reference', () => {
  write('recipes/gear.mdx', 'title: "Gear"\ngallery:\n  - recipes/gear/pair\ntasks: "cog"');
  write('api/functions/draw.md', 'title: "draw"');
  write('intro.mdx', 'title: "Introduction"');
  expect(readGuides(folder)).toMatchObject([
    { id: 'intro', address: '/docs/intro', title: 'Introduction', gallery: [] },
    { id: 'recipes/gear', title: 'Gear', gallery: ['recipes/gear/pair'], tasks: 'cog' },
  ]);
});

it.each([
  ['gallery: recipes/gear/pair\ntitle: "Gear"', /gear\.mdx: gallery: .*Array/],
  ['tasks: "cog"', /gear\.mdx: title: /],
])('readGuides rejects %j and names page and field', (frontMatter, message) => {
  write('gear.mdx', frontMatter);
  expect(() => readGuides(folder)).toThrow(message);
});

it('pageFrontMatter removes fields that only our build reads', () => {
  const frontMatter = { title: 'Gear', summary: 'Two.', cover: 'a', gallery: ['a'], tasks: 'cog' };
  expect(pageFrontMatter(frontMatter)).toEqual({ title: 'Gear' });
});
