import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBuildStamp, removeBuildStamp, isBuildCurrent } from './buildStamp.mjs';

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'inputs-'));

beforeAll(() => {
  process.chdir(folder);
  write('docs/intro.mdx', 'one');
  write('build/index.html', 'built');
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

// Requirement 12.2.
describe('build/', () => {
  it('is not current before the first build is complete', () => {
    expect(isBuildCurrent()).toBe(false);
    const hash = removeBuildStamp();
    expect(isBuildCurrent()).toBe(false);
    writeBuildStamp(hash);
    expect(isBuildCurrent()).toBe(true);
  });

  it.each(['docs/intro.mdx', 'docs/new/page.mdx', 'src/css/index.css', 'package-lock.json'])(
    'is out of date when %s changes',
    (path) => {
      writeBuildStamp(removeBuildStamp());
      write(path, `changed ${path}`);
      expect(isBuildCurrent()).toBe(false);
    },
  );

  it('stays current when a test or a generated page changes', () => {
    writeBuildStamp(removeBuildStamp());
    write('src/search/rank.test.ts', 'changed');
    write('docs/api/index.md', 'changed');
    expect(isBuildCurrent()).toBe(true);
  });

  it('is out of date when a source changes during the build', () => {
    const hash = removeBuildStamp();
    write('docs/intro.mdx', 'two');
    writeBuildStamp(hash);
    expect(isBuildCurrent()).toBe(false);
  });

  it('does not need a quick build after a release build, but needs a release build after a quick one', () => {
    writeBuildStamp(removeBuildStamp());
    expect(isBuildCurrent()).toBe(true);
    expect(isBuildCurrent({ release: true })).toBe(false);
    writeBuildStamp(removeBuildStamp(), { release: true });
    expect(isBuildCurrent()).toBe(true);
    expect(isBuildCurrent({ release: true })).toBe(true);
  });

  it('is out of date when the folder is missing or FASTER selects another bundler', () => {
    writeBuildStamp(removeBuildStamp());
    process.env['FASTER'] = '0';
    expect(isBuildCurrent()).toBe(false);
    delete process.env['FASTER'];
    expect(isBuildCurrent()).toBe(true);
    rmSync(join(folder, 'build'), { recursive: true });
    expect(isBuildCurrent()).toBe(false);
  });
});

function write(path: string, content: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
