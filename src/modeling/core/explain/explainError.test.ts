import { afterEach, describe, expect, it, vi } from 'vitest';
import { compile } from '../evaluate/compile';
import { explainError } from './explainError';
import type { Kernel } from '../kernel';

/** A mock. Explaining an error of the code itself does not use the kernel. */
const kernel = { replicad: { makeBaseBox: () => null }, memory: {} } as unknown as Kernel;

/** Records the lengths of the strings that regular expressions search, because measured times are unreliable. */
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
  ])(
    'is cut to 2000 characters, and its stack to 50 000, before it is searched: %s',
    (_, error) => {
      const expressions = watchExpressions();
      const compare = vi.spyOn(Math, 'min');
      const { sentence } = explainError(error, kernel, compile('export default () => 1;'));
      expect(sentence.length).toBeLessThanOrEqual(2100);
      expect(sentence).toContain('yyy');
      expect(expressions.longest()).toBeLessThanOrEqual(50_000);
      // Very long names are not compared letter by letter with the names of the library.
      expect(compare.mock.calls.length).toBeLessThan(100);
    },
  );

  it('is shown with its message cut and ending with "…"', () => {
    const { sentence } = explainError(new Error('My own words. '.repeat(300)), kernel);
    expect(sentence).toMatch(/^My own words\. .*…\.$/s);
  });
});

describe('a thrown value', () => {
  it('is explained even if it is cyclic or of a type that JSON cannot express', () => {
    const loop: { self?: unknown } = {};
    loop.self = loop;
    expect(explainError(loop, kernel).sentence).toBe('The code threw object.');
    expect(explainError(12n, kernel).sentence).toBe('The code threw 12.');
    expect(explainError(undefined, kernel).sentence).toBe('The code threw undefined.');
  });

  it("has no section of Troubleshooting if the reader's code throws it, whatever its message", () => {
    const error = explainError(new Error('The lid has no volume.'), kernel);
    expect(error).toEqual({ kind: 'js', sentence: 'The lid has no volume.' });
  });

  it('is explained even if its getters throw', () => {
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
