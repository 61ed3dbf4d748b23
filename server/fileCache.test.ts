import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFileCache } from './fileCache';

const folder = mkdtempSync(join(tmpdir(), 'cache-'));
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
afterAll(() => rmSync(folder, { recursive: true }));

it('reads a file once as long as it is the same', () => {
  const cache = createFileCache();
  const path = file('same.txt', 'one');
  const first = cache.get(path);
  expect(first?.content.toString()).toBe('one');
  expect(first?.lastModified).toBe(statSync(path).mtime.toUTCString());
  vi.advanceTimersByTime(5000);
  expect(cache.get(path)?.content).toBe(first?.content);
});

it('looks at a file again after a second', () => {
  const cache = createFileCache();
  const path = file('changed.txt', 'one');
  const before = cache.get(path);
  file('changed.txt', 'other');
  expect(cache.get(path)).toBe(before);
  vi.advanceTimersByTime(1000);
  const after = cache.get(path);
  expect(after?.content.toString()).toBe('other');
  expect(after?.etag).not.toBe(before?.etag);
});

it('keeps no file that is large, and no more than it may in all', () => {
  const cache = createFileCache({ maxFileBytes: 6, maxBytes: 10 });
  expect(cache.get(file('large.txt', '1234567'))).toBeNull();
  expect(cache.get(file('first.txt', '123456'))).not.toBeNull();
  expect(cache.get(file('second.txt', '12345'))).toBeNull();
  expect(cache.get(file('third.txt', '1234'))).not.toBeNull();
});

it('has the place of a file that changed for the new one', () => {
  const cache = createFileCache({ maxFileBytes: 6, maxBytes: 10 });
  const path = file('grown.txt', '123456');
  for (const content of ['12345', '1234', '654321']) {
    cache.get(path);
    file('grown.txt', content);
    vi.advanceTimersByTime(1000);
  }
  expect(cache.get(path)?.content.toString()).toBe('654321');
});
