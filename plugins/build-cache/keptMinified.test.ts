import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@docusaurus/faster';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptMinified } from './keptMinified';

const folder = mkdtempSync(join(tmpdir(), 'minified-'));
const kept = join(folder, 'kept');
const keptFiles = () => readdirSync(kept);

beforeAll(() => mkdirSync(kept));
afterAll(() => rmSync(folder, { recursive: true }));

async function bundle(source: string, { minimize = true } = {}): Promise<string> {
  writeFileSync(join(folder, 'entry.js'), source);
  const compiler = rspack({
    mode: 'production',
    entry: join(folder, 'entry.js'),
    output: { path: join(folder, 'out'), filename: 'main.js' },
    optimization: { minimize },
    plugins: [keptMinified(kept) as never],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error) => (error ? reject(error) : resolve())),
  );
  await new Promise((resolve) => compiler.close(resolve));
  return readFileSync(join(folder, 'out/main.js'), 'utf8');
}

describe('scripts that were minified before', () => {
  it('are taken as they were kept', async () => {
    const first = await bundle('console.log("width", 20 + 40);');
    expect(first).toContain('console.log("width",60)');
    const [file = '', ...more] = keptFiles();
    expect(more).toEqual([]);
    expect(readFileSync(join(kept, file), 'utf8')).toBe(first);
    // Spaces that the minifier would take out.
    writeFileSync(join(kept, file), `${first} /* kept */`);
    expect(await bundle('console.log("width", 20 + 40);')).toBe(`${first} /* kept */`);
  });

  it('are minified again when they say something else, and the others forgotten', async () => {
    const before = keptFiles();
    expect(await bundle('console.log("height", 20 + 50);')).toContain('console.log("height",70)');
    expect(keptFiles()).toHaveLength(1);
    expect(keptFiles()).not.toEqual(before);
  });

  it('are not taken for those of a build that does not minify', async () => {
    const before = keptFiles();
    expect(await bundle('console.log("height", 20 + 50);', { minimize: false })).toContain('\n');
    expect(keptFiles()).toEqual(before);
  });
});
