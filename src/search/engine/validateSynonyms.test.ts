import { describe, expect, it } from 'vitest';
import { validateSynonyms } from './validateSynonyms';

const isIndexed = (word: string) => ['fillet', 'color'].includes(word);
const file = { oneWay: { round: ['fillet'] }, groups: [['colour', 'color']], stopWords: ['the'] };

describe('the file of synonyms', () => {
  it('is accepted when its words are on some page', () => {
    expect(validateSynonyms(file, isIndexed)).toEqual(file);
  });

  it.each([
    [{ ...file, oneWay: { round: ['blend'] } }, '"blend" (for "round") is on no page'],
    [{ ...file, oneWay: { Round: ['fillet'] } }, '"Round" is not lower-case words'],
    [{ ...file, oneWay: { round: ['two words'] } }, '"two words" (for "round") is not one'],
    [{ ...file, groups: [['hue', 'shade']] }, 'no word of [hue, shade] is on any page'],
    [{ ...file, oneWay: { round: 'fillet' } }, 'wanted { "oneWay"'],
    [{}, 'wanted { "oneWay"'],
  ])('is refused with the reason: %j', (wrong, reason) => {
    expect(() => validateSynonyms(wrong, isIndexed)).toThrow(reason);
  });
});
