import { describe, expect, it } from 'vitest';
import { changedLines } from './changedLines';

describe('changed lines', () => {
  it('are an empty list if both versions are equal', () => {
    expect(changedLines('a\nb', 'a\nb')).toEqual([]);
  });

  it('are the added or rewritten lines, numbered as in the later version', () => {
    expect(changedLines('a\nb\nc', 'a\nB\nc\nd')).toEqual([2, 4]);
  });

  it('do not include lines that only moved down', () => {
    expect(changedLines('a\nb', 'new\na\nb')).toEqual([1]);
  });

  it('do not include removed or empty lines', () => {
    expect(changedLines('a\nb\nc', 'a\n\nc')).toEqual([]);
  });
});
