import { describe, expect, it } from 'vitest';
import { benchReport } from './benchReport';

const bench = {
  relevance: [
    { name: 'ours', ranks: [0.9514, 1, 0.9667, 0.93] },
    { name: 'Pagefind', ranks: [0.5, 0.25, 0, 0.4] },
  ],
  indexBytes: 49_951,
  plainIndexBytes: 250_000,
  readyMs: 181.6,
  // 1 to 20 ms, not in order.
  keystrokes: Array.from({ length: 20 }, (_, at) => ((at * 7) % 20) + 1),
};

describe('what npm run bench:search prints', () => {
  it('is relevance beside other engines, index size, time to ready, and p50 and p95 of a key press', () => {
    expect(benchReport(bench).split('\n')).toEqual([
      'mean reciprocal rank                     words     symbols    one typo      tuning',
      'ours                                     0.951       1.000       0.967       0.930',
      'Pagefind                                 0.500       0.250       0.000       0.400',
      '',
      'index, brotli                          50.0 KB',
      'MiniSearch, serialised                250.0 KB',
      'time to ready, Node                     182 ms',
      '',
      'key press to drawn hits            p50 10.0 ms p95 19.0 ms        n 20',
    ]);
  });

  it('says so when no key press was drawn', () => {
    expect(benchReport({ ...bench, keystrokes: [] })).toMatch(/p50 none +p95 none +n 0$/);
  });
});
