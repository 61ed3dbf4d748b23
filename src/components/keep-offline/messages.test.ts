import { describe, expect, it } from 'vitest';
import { explainState, formatMegabytes, summarizeState } from './messages';

const partial = { phase: 'partial', done: 1_000_000, all: 2_000_000 } as const;

describe('messages about offline reading', () => {
  // Requirement 14.7.
  it('state what went wrong and what to do', () => {
    expect(explainState({ ...partial, failure: 'network' })).toContain('connected again');
    expect(explainState({ ...partial, failure: 'room' })).toContain('no room');
    expect(explainState({ ...partial, failure: 'release' })).toContain('new version');
    expect(explainState({ ...partial, failure: null })).toBeNull();
  });

  // Requirement 14.6.
  it('state the sizes before the download starts', () => {
    const everything = { list: '', bytes: 42_400_000, transfer: 14_300_000 };
    const sentence = explainState({ phase: 'visited', used: 3_210_000, everything });
    for (const size of ['3.2 MB', '42 MB', '14 MB']) expect(sentence).toContain(size);
  });

  it('say that nothing is stored after removal', () => {
    const everything = { list: '', bytes: 1, transfer: 1 };
    expect(summarizeState({ phase: 'visited', used: 0, everything })).toBe('Nothing is kept.');
  });

  it('round sizes below 10 MB to one decimal, others to whole megabytes', () => {
    expect([45_000, 1_240_000, 42_400_000].map(formatMegabytes)).toEqual([
      '0.0 MB',
      '1.2 MB',
      '42 MB',
    ]);
  });
});
