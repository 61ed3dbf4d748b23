import { describe, expect, it } from 'vitest';
import { highlightCode } from './highlightCode';
import { highlightCode as plain } from './plainLines';

describe('the HTML of a code block', () => {
  it('names the colour of each token that has one', () => {
    expect(highlightCode('const a = 1;', 'js')).toEqual([
      '<span class="token keyword">const</span> a = <span class="token number">1</span>;',
    ]);
  });

  it('keeps a span that breaks over lines inside each of them', () => {
    const lines = highlightCode('/* one\ntwo */', 'ts');
    expect(lines).toEqual([
      '<span class="token comment">/* one</span>',
      '<span class="token comment">two */</span>',
    ]);
  });

  it('knows the languages of the site', () => {
    for (const language of ['js', 'jsx', 'ts', 'tsx', 'json', 'bash']) {
      expect(highlightCode('"a"', language).join('')).toContain('class="token');
    }
  });

  it('shows markup in code as text, coloured or not', () => {
    const code = '<script>alert("&")</script>\n';
    for (const lines of [highlightCode(code, 'unknown'), plain(code, 'unknown')]) {
      expect(lines).toEqual(['&lt;script&gt;alert("&amp;")&lt;/script&gt;', '']);
    }
  });

  it('has as many lines with colours as without', () => {
    const code = 'a(`x\n${y}\nz`)\n\n// end';
    expect(highlightCode(code, 'js')).toHaveLength(plain(code, 'js').length);
  });
});
