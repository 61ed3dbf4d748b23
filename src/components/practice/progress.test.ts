// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isProgressSaved, parseProgress, readProgress, writeProgress, writeTask } from './progress';

describe('the progress of a reader', () => {
  beforeEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it('is stored in one entry of localStorage for all tasks', () => {
    writeTask('practice/a/b', { hints: 2 });
    writeTask('practice/a/b', { solved: true });
    writeTask('practice/a/c', { hints: 1 });
    expect(JSON.parse(localStorage.getItem('practice') ?? '')).toEqual({
      'practice/a/b': { solved: true, hints: 2 },
      'practice/a/c': { solved: false, hints: 1 },
    });
  });

  it('includes progress that another tab has written since', () => {
    writeTask('practice/a/b', { solved: true });
    localStorage.setItem(
      'practice',
      JSON.stringify({ ...readProgress(), other: { solved: true, hints: 0 } }),
    );
    writeTask('practice/a/c', { solved: true });
    expect(Object.keys(readProgress())).toEqual(['practice/a/b', 'other', 'practice/a/c']);
  });

  it.each([
    '"text"',
    'no JSON',
    'null',
    '{"a": {"solved": "yes", "hints": 0}}',
    '{"a": {"solved": true, "hints": -1}}',
    '{"a": {"solved": true, "hints": 0, "more": 1}}',
    JSON.stringify(
      Object.fromEntries(
        Array.from({ length: 201 }, (_, index) => [index, { solved: true, hints: 0 }]),
      ),
    ),
  ])('is empty if the stored entry is invalid: %.40s', (text) => {
    expect(parseProgress(text)).toBeNull();
    localStorage.setItem('practice', text);
    expect(readProgress()).toEqual({});
  });

  it('lasts until the page closes if the browser cannot save it', () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('No room.');
    });
    writeTask('practice/a/b', { solved: true });
    expect(isProgressSaved()).toBe(false);
    expect(readProgress()).toEqual({ 'practice/a/b': { solved: true, hints: 0 } });
    vi.restoreAllMocks();
    writeProgress({});
    expect(isProgressSaved()).toBe(true);
  });
});
