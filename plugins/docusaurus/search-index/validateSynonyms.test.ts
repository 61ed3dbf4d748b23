import { describe, expect, it } from 'vitest';
import { validateSynonyms } from './validateSynonyms';

const isIndexed = (word: string) => ['fillet', 'color'].includes(word);
const known = { isIndexed, isPageOrGroup: (text: string) => text === '/docs/depth' };
const file = {
  oneWay: { round: ['fillet'] },
  groups: [['colour', 'color']],
  stopWords: ['the'],
  fillers: ['make'],
  trouble: ['fails'],
  tasks: { '/docs/depth': 'pull, extrude' },
};

describe('validateSynonyms', () => {
  it('accepts a file whose words and task pages exist', () => {
    expect(validateSynonyms(file, known)).toEqual(file);
  });

  it.each([
    [{ ...file, oneWay: { round: ['blend'] } }, '"blend" (for "round") is on no page'],
    [{ ...file, oneWay: { Round: ['fillet'] } }, '"Round" is not lower-case words'],
    [{ ...file, oneWay: { round: ['two words'] } }, '"two words" (for "round") is not one'],
    [{ ...file, groups: [['hue', 'shade']] }, 'no word of [hue, shade] is on any page'],
    [{ ...file, oneWay: { round: 'fillet' } }, 'wanted { "oneWay"'],
    [{ ...file, tasks: { '/docs/gone': 'a' } }, '"/docs/gone" (in tasks) is neither a page nor'],
    [{ ...file, tasks: { '/docs/depth': ['a'] } }, 'wanted { "oneWay"'],
    [{}, 'wanted { "oneWay"'],
  ])('rejects an invalid file and names the reason: %j', (wrong, reason) => {
    expect(() => validateSynonyms(wrong, known)).toThrow(reason);
  });
});
