import { afterEach, describe, expect, it, vi } from 'vitest';
import { compile } from '../evaluate/compile';
import { explainError } from './explainError';
import type { Kernel } from '../kernel';

/** No kernel is needed to explain an error of the code itself. */
const kernel = { replicad: { makeBaseBox: () => null }, memory: {} } as unknown as Kernel;

/** What expressions are given to read from now on: their cost is bounded by what they read, not by a clock. */
function watchExpressions(): { readonly longest: () => number } {
  const exec = vi.spyOn(RegExp.prototype, 'exec');
  return { longest: () => Math.max(...exec.mock.calls.map(([text]) => text.length)) };
}

describe('an error of any length', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  // Requirement 10.30.
  it.each([
    ['a message', new Error('y'.repeat(200_000))],
    ['a name that is not defined', new ReferenceError(`${'y'.repeat(200_000)} is not defined`)],
    ['a method that is none', new TypeError(`a.${'y'.repeat(200_000)} is not a function`)],
  ])('is searched no further than its first 2000 letters, its stack 50 000: %s', (_, error) => {
    const expressions = watchExpressions();
    const compare = vi.spyOn(Math, 'min');
    const { sentence } = explainError(error, kernel, compile('export default () => 1;'));
    expect(sentence.length).toBeLessThanOrEqual(2100);
    expect(sentence).toContain('yyy');
    expect(expressions.longest()).toBeLessThanOrEqual(50_000);
    // The names of the library that are near enough to be compared letter by letter: none.
    expect(compare.mock.calls.length).toBeLessThan(100);
  });

  it('keeps the message of the code, cut with "…"', () => {
    const { sentence } = explainError(new Error('My own words. '.repeat(300)), kernel);
    expect(sentence).toMatch(/^My own words\. .*…\.$/s);
  });
});

describe('what was thrown', () => {
  it('may hold itself, or be something that JSON has no word for', () => {
    const loop: { self?: unknown } = {};
    loop.self = loop;
    expect(explainError(loop, kernel).sentence).toBe('The code threw object.');
    expect(explainError(12n, kernel).sentence).toBe('The code threw 12.');
    expect(explainError(undefined, kernel).sentence).toBe('The code threw undefined.');
  });

  it('may throw when it is read', () => {
    const error = new Error();
    for (const key of ['stack', 'name', 'message']) {
      Object.defineProperty(error, key, {
        get: () => {
          throw new Error('no');
        },
      });
    }
    expect(explainError(error, kernel, compile('1'))).toEqual({
      kind: 'js',
      sentence: 'The code failed.',
    });
  });
});
