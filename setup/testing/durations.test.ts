import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { keepDurations, lastDurations, slowestTests } from './durations.mjs';

const folder = mkdtempSync(join(tmpdir(), 'durations-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'cache/durations.json');

describe('the durations of a run', () => {
  it('are kept for each command', () => {
    expect(lastDurations('test', file)).toEqual({ parts: {}, tests: {} });
    const first = { parts: { browser: 6 }, tests: { 'a › b': 2 } };
    keepDurations('test', first, file);
    keepDurations('test:full', { parts: {}, tests: {} }, file);
    expect(lastDurations('test', file)).toEqual(first);
  });

  it('show the slowest tests with what they took the last time', () => {
    const tests = [
      { name: 'short', seconds: 1 },
      { name: 'long', seconds: 61.24 },
      { name: 'middle', seconds: 7 },
    ];
    const lines = slowestTests(tests, { parts: {}, tests: { long: 30 } }, 2);
    expect(lines.map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
      ' 61.2 s (last 30.0) long',
      ' 7.0 s middle',
    ]);
  });
});
