// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { parseJson, readEntry, readJson, watchStorage, writeEntry } from './browserStorage';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

function failWith(name: string): void {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('No.', name);
  });
}

// Requirement 8.23.
it.each([
  ['QuotaExceededError', 'full'],
  ['NS_ERROR_DOM_QUOTA_REACHED', 'full'],
  ['SecurityError', 'forbidden'],
])('a write that throws %s is reported as %s, and the entry reads as null', (name, failure) => {
  failWith(name);
  expect(writeEntry('a', 'text')).toBe(failure);
  expect(readEntry('a')).toBeNull();
});

it('an entry that is not JSON or that the parser rejects reads as null', () => {
  const parse = (value: unknown) => {
    if (typeof value !== 'number') throw new Error('No number.');
    return value;
  };
  expect(['1', '{', '"1"', 'null'].map((text) => parseJson(text, parse))).toEqual([
    1,
    null,
    null,
    null,
  ]);
  expect(readJson('missing', parse)).toBeNull();
});

it('listeners are called for changes in this tab and in others, until they unsubscribe', () => {
  const calls: unknown[] = [];
  const stop = watchStorage((...call) => calls.push(call));
  writeEntry('a', { x: 1 });
  window.dispatchEvent(new StorageEvent('storage', { key: 'b' }));
  expect(calls).toEqual([
    ['a', false],
    ['b', true],
  ]);
  stop();
  writeEntry('a', null);
  window.dispatchEvent(new StorageEvent('storage', { key: 'b' }));
  expect(calls).toHaveLength(2);
});
