import { describe, expect, it } from 'vitest';
import { workerCount } from './workerCount';

const gigabyte = 1024 ** 3;

describe('processes that build models', () => {
  it('are as many as there are cores', () => {
    expect(workerCount({ cores: 2, free: 6 * gigabyte, total: 8 * gigabyte })).toBe(2);
    expect(workerCount({ cores: 8, free: 12 * gigabyte, total: 16 * gigabyte })).toBe(8);
  });

  it('are fewer if memory is short, but at least one', () => {
    expect(workerCount({ cores: 16, free: 2 * gigabyte, total: 4 * gigabyte })).toBe(4);
    expect(workerCount({ cores: 4, free: gigabyte / 8, total: gigabyte })).toBe(1);
  });

  it('count on a quarter of the memory if the file cache fills it', () => {
    expect(workerCount({ cores: 8, free: gigabyte / 8, total: 16 * gigabyte })).toBe(8);
  });
});
