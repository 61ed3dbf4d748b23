import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { shortNames } from './shortNames.cjs';

const hashes = (count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    createHash('md5').update(String(at)).digest('hex').slice(0, 8),
  );

describe('short names of chunks', () => {
  it.each([
    [1, 2],
    [300, 2],
    [2000, 3],
  ])('are all different, of %i chunks, and of %i characters', (count, length) => {
    const names = shortNames(hashes(count));
    expect(new Set(names.values()).size).toBe(count);
    for (const name of names.values()) expect(name).toMatch(/^[a-z][0-9a-z]+$/);
    expect([...names.values()].filter((name) => name.length !== length)).toEqual([]);
  });

  it('do not depend on the order of chunks', () => {
    const before = hashes(200);
    expect(new Map(shortNames(before.toReversed()))).toEqual(new Map(shortNames(before)));
  });

  it('stay, but for a few, when a chunk is added', () => {
    const [added = '', ...others] = hashes(250);
    const [before, after] = [shortNames(others), shortNames([added, ...others])];
    const moved = others.filter((hash) => before.get(hash) !== after.get(hash));
    expect(moved.length).toBeLessThan(3);
  });

  it('are made of hashes alone', () => {
    expect(() => shortNames(['1a4e3797', 'docs-intro-md'])).toThrow(
      /docs-intro-md.+shortNames\.cjs/,
    );
  });
});
