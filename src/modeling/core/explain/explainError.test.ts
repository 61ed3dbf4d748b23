import { afterEach, describe, expect, it, vi } from 'vitest';
import { compile } from '../evaluate/compile';
import { explainError } from './explainError';
import type { Kernel } from '../kernel';

/** No kernel is needed to explain an error of the code itself. */
const kernel = { replicad: { makeBaseBox: () => null }, memory: {} } as unknown as Kernel;

/** Records the strings that regular expressions search: their cost is bounded by length and not by a clock. */
function watchExpressions(): { readonly longest: () => number } {
  const exec = vi.spyOn(RegExp.prototype, 'exec');
  return { longest: () => Math.max(...exec.mock.calls.map(([text]) => text.length)) };
}

describe('a very long error', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  // Requirement 10.30.
  it.each([
    ['a message', new Error('y'.repeat(200_000))],
    ['a name that is not defined', new ReferenceError(`${'y'.repeat(200_000)} is not defined`)],
    ['a method that does not exist', new TypeError(`a.${'y'.repeat(200_000)} is not a function`)],
  ])('is searched within 2000 characters, its stack within 50 000: %s', (_, error) => {
    const expressions = watchExpressions();
    const compare = vi.spyOn(Math, 'min');
    const { sentence } = explainError(error, kernel, compile('export default () => 1;'));
    expect(sentence.length).toBeLessThanOrEqual(2100);
    expect(sentence).toContain('yyy');
    expect(expressions.longest()).toBeLessThanOrEqual(50_000);
    // No name of the library is similar enough to be compared letter by letter.
    expect(compare.mock.calls.length).toBeLessThan(100);
  });

  it('keeps the message of the code, cut and ending with "…"', () => {
    const { sentence } = explainError(new Error('My own words. '.repeat(300)), kernel);
    expect(sentence).toMatch(/^My own words\. .*…\.$/s);
  });
});

describe('a thrown value', () => {
  it('may be cyclic, or of a type that JSON cannot express', () => {
    const loop: { self?: unknown } = {};
    loop.self = loop;
    expect(explainError(loop, kernel).sentence).toBe('The code threw object.');
    expect(explainError(12n, kernel).sentence).toBe('The code threw 12.');
    expect(explainError(undefined, kernel).sentence).toBe('The code threw undefined.');
  });

  it('may have getters that throw', () => {
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
