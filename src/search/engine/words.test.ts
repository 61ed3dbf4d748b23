import { describe, expect, it } from 'vitest';
import { compoundWords } from './words';

const indexed = new Set(['cheat', 'sheet', 'counterbore', 'bore', 'text', 'book']);
const waysToWrite = (...words: readonly string[]) =>
  compoundWords(words, (word) => indexed.has(word));

describe('compoundWords', () => {
  it.each([
    ['splits an unknown word into two known halves', ['cheatsheet'], [['cheat', 'sheet']]],
    ['joins two words into a known one', ['counter', 'bore'], [['counterbore'], ['counterbore']]],
    ['does not split a word that the pages have', ['text'], [[]]],
    ['does not split a word if the pages lack a half', ['bookstore'], [[]]],
  ])('%s', (_, words, expected) => {
    expect(waysToWrite(...words)).toEqual(expected);
  });
});
