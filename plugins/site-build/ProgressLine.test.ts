import { describe, expect, it } from 'vitest';
import { formatDuration, ProgressLine } from './ProgressLine';

function lineOn(isTTY: boolean) {
  const written: string[] = [];
  const clock = { ms: 0 };
  const output = { isTTY, columns: 20, write: (text: string) => written.push(text) };
  return { written, clock, line: new ProgressLine(output, () => clock.ms) };
}

describe('the line of progress', () => {
  it('is rewritten in place on a terminal, no longer than the terminal is wide', () => {
    const { written, line } = lineOn(true);
    line.show('Models 1/372');
    line.show('Models 2/372 with a long name');
    line.keep('Models: done');
    expect(written).toEqual([
      '\r\u001B[2KModels 1/372',
      '\r\u001B[2KModels 2/372 with a',
      '\r\u001B[2K',
      'Models: done\n',
    ]);
  });

  it('is a plain line every ten seconds elsewhere, without a character that a terminal obeys', () => {
    const { written, clock, line } = lineOn(false);
    line.show('Models 1/372');
    clock.ms = 10_000;
    line.show('Models 40/372');
    line.show('Models 41/372');
    line.keep('Models: done');
    expect(written).toEqual(['  … Models 40/372\n', 'Models: done\n']);
  });
});

describe('what is left', () => {
  it.each([
    [0.4, '5 s'],
    [38, '40 s'],
    [60, '1 min'],
    [131, '2 min 10 s'],
  ])('is rounded to five seconds: %s s', (seconds, formatted) => {
    expect(formatDuration(seconds)).toBe(formatted);
  });
});
