import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toolsHash } from './toolsHash';

const folder = mkdtempSync(join(tmpdir(), 'tools-'));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

beforeAll(() => {
  write('plugins/a/index.ts', 'one');
  write('src/components/Part.tsx', 'one');
  write('docs/intro.mdx', '---\nslug: /intro\n---\n\nOne.');
  write('docs/practice.mdx', '<ExerciseList pages={["intro"]} />');
});
afterAll(() => rmSync(folder, { recursive: true }));

const changes = (file: string, text: string): boolean => {
  const before = toolsHash(folder);
  write(file, text);
  return toolsHash(folder) !== before;
};

describe('the build cache', () => {
  it.each([
    ['plugins/a/index.ts', 'two'],
    ['plugins/b.ts', 'new'],
    ['package-lock.json', '{}'],
    ['src/theme/Footer/index.tsx', 'a part that replaces another'],
    ['docs/intro.mdx', '---\nslug: /start\n---\n\nOne.'],
    ['docs/next.mdx', 'a page to link to'],
    ['docs/intro.mdx', '---\nslug: /start\n---\n\n## A cup {#cup}\n\n<Exercise name="cup">'],
  ])('is discarded when %s contains %j', (file, text) => {
    expect(changes(file, text)).toBe(true);
  });

  it('is discarded when the base path changes', () => {
    expect(toolsHash(folder, { BASE_URL: '/replicad/' })).not.toBe(toolsHash(folder, {}));
  });

  it.each([
    ['docs/next.mdx', 'other words'],
    ['src/components/Part.tsx', 'two'],
  ])('is kept when %s contains %j, because the bundler detects that change', (file, text) => {
    expect(changes(file, text)).toBe(false);
  });

  it.each(['plugins/a/index.test.ts', 'src/components/Part.test.tsx'])(
    'is kept when a test is added: %s',
    (file) => {
      expect(changes(file, 'new')).toBe(false);
    },
  );
});
