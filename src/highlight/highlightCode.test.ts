import { describe, expect, it } from 'vitest';
import { highlightCode } from './highlightCode';
import { highlightCode as plain } from './plainLines';

describe('the HTML of a code block', () => {
  it('has a class for the colour of each token', () => {
    expect(highlightCode('const a = 1;', 'js')).toEqual([
      '<span class="token keyword">const</span> a = <span class="token number">1</span>;',
    ]);
  });

  it('repeats the span of a token on each of its lines', () => {
    const lines = highlightCode('/* one\ntwo */', 'ts');
    expect(lines).toEqual([
      '<span class="token comment">/* one</span>',
      '<span class="token comment">two */</span>',
    ]);
  });

  it('has colours for the languages of the site', () => {
    for (const language of ['js', 'jsx', 'ts', 'tsx', 'json', 'bash']) {
      expect(highlightCode('"a"', language).join('')).toContain('class="token');
    }
  });

  it('escapes markup in code, with and without colours', () => {
    const code = '<script>alert("&")</script>\n';
    for (const lines of [highlightCode(code, 'unknown'), plain(code, 'unknown')]) {
      expect(lines).toEqual(['&lt;script&gt;alert("&amp;")&lt;/script&gt;', '']);
    }
  });

  it('has the same number of lines with and without colours', () => {
    const code = 'a(`x\n${y}\nz`)\n\n// end';
    expect(highlightCode(code, 'js')).toHaveLength(plain(code, 'js').length);
  });
});
