import { describe, expect, it } from 'vitest';
import { renderHtmlLines } from './codeSpans';
import { tokenizeCode } from './tokenizeCode';

const linesOf = (code: string, name: string): readonly string[] =>
  renderHtmlLines(tokenizeCode(code, 'js'), { metastring: `mark=${name}`, reference: '' });

/** Returns the marked strings in `code`, each with the character before it. */
const marked = (code: string, name: string): readonly string[] =>
  linesOf(code, name).flatMap((line) =>
    Array.from(
      line.replace(/<(?!\/?mark>)[^>]*>/g, '').matchAll(/(.?)<mark>(.*?)<\/mark>/g),
      ([, before = '', text = '']) => before + text,
    ),
  );

describe('the marked name in a code block', () => {
  // Requirement 10.45.
  it('is marked where it is used, but not in imports, strings, comments and longer names', () => {
    const code = [
      'import { loft, lofted } from "replicad";',
      '// loft them',
      'const lofted = loft([a], { note: "loft" });',
      'other.loft();',
    ].join('\n');
    expect(marked(code, 'loft')).toEqual([' loft']);
    expect(marked(code, '.loft')).toEqual(['.loft']);
  });

  it('is marked where it is constructed, passed on or set as an option', () => {
    expect(marked('const plane = new Plane(x);', 'Plane')).toEqual([' Plane']);
    expect(marked('a.rotate(45 * DEG2RAD);', 'DEG2RAD')).toEqual([' DEG2RAD']);
    expect(marked('f({ ruled: true })', '.ruled')).toEqual([' ruled']);
  });

  it('is marked, while text that looks like markup stays escaped', () => {
    expect(linesOf('a.b("<mark>")', '.b').join('')).toContain('&lt;mark&gt;');
  });
});
