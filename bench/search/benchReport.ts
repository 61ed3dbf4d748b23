import { inMilliseconds, percentile, row } from '../shared/figures';

/** What `npm run bench:search` measured. */
export interface SearchBench {
  /** Mean reciprocal ranks of each engine: words, symbols, one typo, questions of tuning. */
  readonly relevance: readonly { readonly name: string; readonly ranks: readonly number[] }[];
  /** Brotli. */
  readonly indexBytes: number;
  readonly plainIndexBytes: number;
  readonly readyMs: number;
  /** Milliseconds from each key press to its drawn hits, in any order. */
  readonly keystrokes: readonly number[];
}

/** The measures as the table that is printed. */
export function benchReport(bench: SearchBench): string {
  return [
    row('mean reciprocal rank', ['words', 'symbols', 'one typo', 'tuning']),
    ...bench.relevance.map(({ name, ranks }) =>
      row(
        name,
        ranks.map((rank) => rank.toFixed(3)),
      ),
    ),
    '',
    row('index, brotli', [kilobytes(bench.indexBytes)]),
    row('MiniSearch, serialised', [kilobytes(bench.plainIndexBytes)]),
    row('time to ready, Node', [inMilliseconds(bench.readyMs)]),
    '',
    row('key press to drawn hits', [
      `p50 ${milliseconds(percentile(bench.keystrokes, 0.5))}`,
      `p95 ${milliseconds(percentile(bench.keystrokes, 0.95))}`,
      `n ${bench.keystrokes.length}`,
    ]),
  ].join('\n');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

function milliseconds(time: number): string {
  return Number.isNaN(time) ? 'none' : `${time.toFixed(1)} ms`;
}
