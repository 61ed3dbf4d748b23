import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packedColorsOf } from './packedColorsOf';
import { renderHtmlLines } from './codeSpans';
import { packColors, unpackColors } from './packColors';
import { tokenizeCode } from './tokenizeCode';

const options = (metastring: string) => ({ metastring, reference: '' });

/** Highlights `code` from packed colours and returns the HTML. */
const highlight = (code: string, language: string, metastring = '') =>
  renderHtmlLines(
    unpackColors(code, packColors(tokenizeCode(code, language))),
    options(metastring),
  );

describe('the HTML of a code block', () => {
  it('has a class for the colour of each token', () => {
    expect(highlight('const a = 1;', 'js')).toEqual([
      '<span class="token keyword">const</span> a = <span class="token number">1</span>;',
    ]);
  });

  it('repeats the span of a token on each of its lines', () => {
    expect(highlight('/* one\ntwo */', 'ts')).toEqual([
      '<span class="token comment">/* one</span>',
      '<span class="token comment">two */</span>',
    ]);
  });

  it('has colours for the languages of the site', () => {
    for (const language of ['js', 'jsx', 'ts', 'tsx', 'json', 'bash']) {
      expect(highlight('"a"', language).join('')).toContain('class="token');
    }
  });

  it('escapes markup in code, with and without colours', () => {
    const code = '<script>alert("&")</script>\n';
    for (const lines of [
      highlight(code, 'unknown'),
      renderHtmlLines(unpackColors(code), options('')),
    ]) {
      expect(lines).toEqual(['&lt;script&gt;alert("&amp;")&lt;/script&gt;', '']);
    }
  });
});

describe('the packed colours of a code block', () => {
  it('consist of a letter and a length for each piece in one colour', () => {
    expect(packColors(tokenizeCode('const a = 12;', 'js'))).toBe('C5A5E2A1');
  });

  // Requirement 10.70.
  it('contain the links of names, except of the marked name', () => {
    const code = 'const a = draw().cut(b);\n';
    const links = [
      { start: 10, length: 4, to: '/functions/draw' },
      { start: 17, length: 3, to: '/classes/Drawing#cut' },
    ];
    const spans = unpackColors(code.trimEnd(), packedColorsOf(code, 'js', links));
    const [line = ''] = renderHtmlLines(spans, {
      metastring: 'mark=draw',
      reference: '/base/docs/api',
    });
    expect(line.replace(/<[^>]*>/g, '')).toBe(code.trimEnd());
    expect(line).toContain('<span class="token function"><mark>draw</mark></span>');
    expect(line).toMatch(
      /<a class="token [^"]*" href="\/base\/docs\/api\/classes\/Drawing#cut">cut<\/a>/,
    );
    expect(line.match(/<a /g)).toHaveLength(1);
  });

  // Requirement 10.70.
  it('contain the links of all uses, of which the first is the tab stop', () => {
    const code = 'draw();draw();';
    const links = [0, 7].map((start) => ({ start, length: 4, to: '/functions/draw' }));
    const [line = ''] = renderHtmlLines(
      unpackColors(code, packedColorsOf(code, 'js', links)),
      options(''),
    );
    expect(line.match(/<a [^>]*>/g)).toEqual([
      '<a class="token function" href="/functions/draw">',
      '<a class="token function" href="/functions/draw" tabindex="-1">',
    ]);
  });

  it('preserve the code, whatever it contains', () => {
    const languages = fc.constantFrom('js', 'tsx', 'bash', 'unknown');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), languages, (code, language) => {
        const plain = renderHtmlLines(tokenizeCode(code, language), options(''));
        expect(highlight(code, language)).toEqual(plain);
      }),
    );
  });
});
