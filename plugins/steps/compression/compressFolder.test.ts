import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressFolder } from './compressFolder';

const folder = mkdtempSync(join(tmpdir(), 'compress-'));
const build = join(folder, 'build');
const cache = join(folder, 'cache');
const script = 'export const width = 60;\n'.repeat(100);

beforeAll(() => {
  mkdirSync(join(build, 'assets'), { recursive: true });
  mkdirSync(cache);
  writeFileSync(join(build, 'assets/main.js'), script);
  writeFileSync(join(build, 'page.md'), `# Page\n${script}`);
  writeFileSync(join(build, 'picture.webp'), script);
  writeFileSync(join(build, 'short.js'), 'short');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the brotli and gzip files of a build', () => {
  // Requirement 12.13.
  it('are beside every file that becomes smaller', async () => {
    expect(await compressFolder(build, 'quick', cache)).toEqual({ files: 2, cacheMisses: 2 });
    const file = join(build, 'assets/main.js');
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(script);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(script);
    expect(existsSync(join(build, 'page.md.br'))).toBe(true);
    expect(existsSync(join(build, 'picture.webp.br'))).toBe(false);
    expect(existsSync(join(build, 'short.js.br'))).toBe(false);
  });

  it('are created once for the same content under several names', async () => {
    writeFileSync(join(build, 'other.js'), script);
    expect(await compressFolder(build, 'quick', cache)).toEqual({ files: 3, cacheMisses: 0 });
    expect(brotliDecompressSync(readFileSync(join(build, 'other.js.br'))).toString()).toBe(script);
  });

  it('are not overwritten in the cache when the content of a file changes', async () => {
    const [file, other] = [join(build, 'assets/main.js'), join(build, 'other.js')];
    writeFileSync(file, `${script}// changed`);
    await compressFolder(build, 'quick', cache);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toMatch(/changed$/);
    expect(brotliDecompressSync(readFileSync(`${other}.br`)).toString()).toBe(script);
  });

  it('are missing if they save nothing', async () => {
    const noise = Array.from({ length: 2000 }, (_, i) => Math.imul(i ** 3, 2654435761) >>> 24);
    writeFileSync(join(build, 'noise.wasm'), Buffer.from(noise));
    await compressFolder(build, 'quick', cache);
    expect(existsSync(join(build, 'noise.wasm.br'))).toBe(false);
    // The cache also records that an encoding saves nothing, so nothing is encoded again.
    expect((await compressFolder(build, 'quick', cache)).cacheMisses).toBe(0);
  });

  it('are smaller for a release, and cached separately from those of a quick build', async () => {
    const numbers = Array.from({ length: 4000 }, (_, i) => (i * i) % 9973).join(' ');
    const file = join(build, 'numbers.json');
    writeFileSync(file, numbers);
    await compressFolder(build, 'quick', cache);
    const quick = statSync(`${file}.br`).size;
    await compressFolder(build, 'release', cache);
    expect(statSync(`${file}.br`).size).toBeLessThan(quick);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(numbers);
    expect((await compressFolder(build, 'quick', cache)).cacheMisses).toBe(0);
    expect(statSync(`${file}.br`).size).toBe(quick);
  });
});
