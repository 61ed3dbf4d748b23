import { describe, expect, it } from 'vitest';
import { compoundWords } from './words';

const indexed = new Set(['cheat', 'sheet', 'counterbore', 'bore', 'text', 'book']);
const waysToWrite = (...words: readonly string[]) =>
  compoundWords(words, (word) => indexed.has(word));

describe('a word that is written in another way', () => {
  it.each([
    ['as two halves', ['cheatsheet'], [['cheat', 'sheet']]],
    ['as one word', ['counter', 'bore'], [['counterbore'], ['counterbore']]],
    ['no otherwise, where the pages have it', ['text'], [[]]],
    ['no otherwise, where they lack a half', ['bookstore'], [[]]],
  ])('is found %s', (_, words, expected) => {
    expect(waysToWrite(...words)).toEqual(expected);
  });
});
