import { describe, expect, it } from 'vitest';
import { explain, inMegabytes, summary } from './messages';

const partial = { phase: 'partial', done: 1_000_000, all: 2_000_000 } as const;

describe('messages about offline reading', () => {
  // Requirement 14.7.
  it('state what went wrong and what to do', () => {
    expect(explain({ ...partial, failure: 'network' })).toContain('connected again');
    expect(explain({ ...partial, failure: 'room' })).toContain('no room');
    expect(explain({ ...partial, failure: 'release' })).toContain('new version');
    expect(explain({ ...partial, failure: null })).toBeNull();
  });

  // Requirement 14.6.
  it('state the sizes before the download starts', () => {
    const everything = { list: '', bytes: 42_400_000, transfer: 14_300_000 };
    const sentence = explain({ phase: 'visited', used: 3_210_000, everything });
    for (const size of ['3.2 MB', '42 MB', '14 MB']) expect(sentence).toContain(size);
  });

  it('say that nothing is stored after removal', () => {
    const everything = { list: '', bytes: 1, transfer: 1 };
    expect(summary({ phase: 'visited', used: 0, everything })).toBe('Nothing is kept.');
  });

  it('round sizes below 10 MB to one decimal, others to whole megabytes', () => {
    expect([45_000, 1_240_000, 42_400_000].map(inMegabytes)).toEqual(['0.0 MB', '1.2 MB', '42 MB']);
  });
});
