import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorsOf } from './colorsOf';
import { highlightCode } from './highlightCode';
import { leafLines } from './leaves';
import { packColors, unpackColors } from './packColors';
import { tokenizeCode } from './tokenizeCode';

const unpacked = (code: string, language: string, metastring = '') =>
  leafLines(unpackColors(code, packColors(tokenizeCode(code, language))) ?? [], {
    metastring,
    reference: '',
  });

describe('the packed colours of a code block', () => {
  it('are a letter and a length for each piece in one colour', () => {
    expect(packColors(tokenizeCode('const a = 12;', 'js'))).toBe('C5A5E2A1');
  });

  it('unpack to the same HTML as without packing, including marks', () => {
    const code = 'import { loft } from "replicad";\nconst a = loft([`x${b}\ny`]); // loft\n';
    for (const metastring of ['', 'mark=loft'])
      expect(unpacked(code, 'js', metastring)).toEqual(highlightCode(code, 'js', metastring));
  });

  // Requirement 10.70.
  it('contain the links of names; a marked name gets no link', () => {
    const code = 'const a = draw().cut(b);\n';
    const links = [
      { start: 10, length: 4, to: '/functions/draw' },
      { start: 17, length: 3, to: '/classes/Drawing#cut' },
    ];
    const leaves = unpackColors(code.trimEnd(), colorsOf(code, 'js', links)) ?? [];
    const [line = ''] = leafLines(leaves, { metastring: 'mark=draw', reference: '/base/docs/api' });
    expect(line.replace(/<[^>]*>/g, '')).toBe(code.trimEnd());
    expect(line).toContain('<span class="token function"><mark>draw</mark></span>');
    expect(line).toMatch(
      /<a class="token [^"]*" href="\/base\/docs\/api\/classes\/Drawing#cut">cut<\/a>/,
    );
    expect(line.match(/<a /g)).toHaveLength(1);
  });

  it('unpack to null for different code', () => {
    expect(
      unpackColors('const a = 1;', packColors(tokenizeCode('const a = 12;', 'js'))),
    ).toBeNull();
  });

  it('preserve any text', () => {
    const languages = fc.constantFrom('js', 'tsx', 'bash', 'unknown');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), languages, (code, language) => {
        expect(unpacked(code, language)).toEqual(highlightCode(code, language));
      }),
    );
  });
});
