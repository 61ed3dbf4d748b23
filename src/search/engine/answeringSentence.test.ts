import { expect, it } from 'vitest';
import { answeringSentence } from './answeringSentence';

const texts = [
  'A shell is hollow. Its wall is 2.5 mm thick, e.g. of a cup. Round edges first, then hollow the body.',
  'The wall of a hollow body is even.',
];
const sentenceFor = (...words: readonly string[]) =>
  answeringSentence(texts, (text) => ({
    marks: [],
    matchedWords: words.filter((word) => text.includes(word)),
  }));

// Requirement 13.13.
it('the answering sentence is the first of the sentences with the most query words', () => {
  expect(sentenceFor('wall', 'thick')).toBe('Its wall is 2.5 mm thick, e.g. of a cup.');
  expect(sentenceFor('hollow', 'wall')).toBe('The wall of a hollow body is even.');
  expect(sentenceFor('hollow')).toBe('A shell is hollow.');
  expect(sentenceFor()).toBe('A shell is hollow.');
});

it('the answering sentence is null if there is no text', () => {
  expect(answeringSentence([], () => ({ marks: [], matchedWords: [] }))).toBeNull();
});
