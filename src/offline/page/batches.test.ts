import { expect, it } from 'vitest';
import type { ListedFile } from '../rules/release';
import { splitIntoBatches, sumBytes } from './batches';

const files: readonly ListedFile[] = [
  ['/play/kernel.wasm', 10_800_000],
  ...Array.from({ length: 90 }, (_, at): ListedFile => [`/docs/${at}`, 20_000]),
  ['/assets/js/viewer.js', 600_000],
];

it('a batch has at most 40 files and a megabyte, or one file', () => {
  const batches = splitIntoBatches(files);
  for (const batch of batches.filter(({ length }) => length > 1)) {
    expect(batch.length).toBeLessThanOrEqual(40);
    expect(sumBytes(batch)).toBeLessThanOrEqual(1_000_000);
  }
  expect(batches.length).toBeLessThan(8);
});

it('batches contain every file, the largest last', () => {
  const asked = splitIntoBatches(files).flat();
  expect(new Set(asked.map(([path]) => path))).toEqual(new Set(files.map(([path]) => path)));
  expect(asked).toHaveLength(files.length);
  expect(asked.at(-1)?.[0]).toBe('/play/kernel.wasm');
});
