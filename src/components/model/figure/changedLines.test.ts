import { describe, expect, it } from 'vitest';
import { changedLines } from './changedLines';

describe('changed lines', () => {
  it('are none between equal texts', () => {
    expect(changedLines('a\nb', 'a\nb')).toEqual([]);
  });

  it('are those added or rewritten, in the numbering of the later text', () => {
    expect(changedLines('a\nb\nc', 'a\nB\nc\nd')).toEqual([2, 4]);
  });

  it('leave out lines that only moved down', () => {
    expect(changedLines('a\nb', 'new\na\nb')).toEqual([1]);
  });

  it('leave out removed and empty lines', () => {
    expect(changedLines('a\nb\nc', 'a\n\nc')).toEqual([]);
  });
});
